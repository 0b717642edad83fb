import type { Service, Store } from '../../store/store.ts'
import { type CalDavAccess, caldavCalendar } from './caldav.ts'
import { CalendarFailed, type ConnectedCalendar } from './connected-calendar.ts'
import { ACCESS, type Connection } from './connections.ts'
import { googleCalendar } from './google.ts'
import { microsoftCalendar } from './microsoft.ts'
import type { OAuthTokens } from './oauth.ts'
import { seal, unseal } from './sealed.ts'

/** What reading calendars takes. */
export type CalendarContext = Service<'oauth' | 'rules'>

/** What opens a calendar, and where renewed access is kept, sealed again. */
export interface CalendarKey extends Pick<Connection, 'provider' | 'access'> {
  secret: Buffer
  save: (access: string) => unknown
}

/** @throws StoreError when the renewed access can't be saved */
export function keyOf({ secret, db }: Store, { id, provider, access }: Connection): CalendarKey {
  const save = (renewed: string) =>
    db.updateTable('calendars').set({ access: renewed }).where('id', '=', id).execute()
  return { provider, access, secret, save }
}

/**
 * A connected calendar, ready to be read and written. `onUnreadable` is told the names of events of CalDAV that could not be
 * read and so don't count as busy. @throws CalendarFailed when it has to be connected anew
 */
export function openCalendar(
  { secret, provider, access, save }: CalendarKey,
  oauth: CalendarContext['settings']['oauth'],
  zone: string,
  onUnreadable: (names: string[]) => void = () => {},
): ConnectedCalendar {
  const opened = unseal(secret, ACCESS, access)
  if (!opened) throw new CalendarFailed('NOT_READABLE', 'settings')
  if (provider === 'caldav') return caldavCalendar(opened as CalDavAccess, zone, onUnreadable)
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
