import type { BookingSettings } from '../../core/settings.ts'
import type { Store } from '../../store/store.ts'
import { type CalDavAccess, caldavCalendar } from './caldav.ts'
import { CalendarFailed, type ConnectedCalendar } from './connected-calendar.ts'
import { ACCESS, type Connection } from './connections.ts'
import { googleCalendar } from './google.ts'
import { microsoftCalendar } from './microsoft.ts'
import type { OAuthTokens } from './oauth.ts'
import { seal, unseal } from './sealed.ts'

/** The settings that open a calendar. */
export type CalendarSettings = Pick<BookingSettings, 'oauth'> & {
  rules: Pick<BookingSettings['rules'], 'officeZone'>
}

/** Keeps renewed access. @throws StoreError */
export function saveAccess({ db }: Store, id: string, access: string) {
  return db.updateTable('calendars').set({ access }).where('id', '=', id).execute()
}

/**
 * Opens a connected calendar for reading and writing. `save` receives renewed access, sealed.
 * @throws CalendarFailed when it has to be connected anew
 */
export function openCalendar(
  secret: Buffer,
  { oauth, rules }: CalendarSettings,
  { provider, access }: Pick<Connection, 'provider' | 'access'>,
  save: (access: string) => unknown,
): ConnectedCalendar {
  const opened = unseal(secret, ACCESS, access)
  if (!opened) throw new CalendarFailed('NOT_READABLE', 'settings')
  const zone = rules.officeZone
  if (provider === 'caldav') return caldavCalendar(opened as CalDavAccess, zone)
  const app = oauth[provider]
  if (!app) throw new CalendarFailed('NO_CLIENT_ID', 'settings')
  const tokens = {
    kept: opened as OAuthTokens,
    async save(renewed: OAuthTokens) {
      await save(seal(secret, ACCESS, renewed))
    },
  }
  return provider === 'google' ? googleCalendar(app, tokens) : microsoftCalendar(app, tokens, zone)
}
