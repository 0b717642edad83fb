import { noLog } from '../../core/reporting.ts'
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

/** A connected calendar, ready to be read and written. @throws CalendarFailed when it has to be connected anew */
export function openCalendar(
  store: Store,
  { oauth, rules }: CalendarContext['settings'],
  { id, provider, access }: Connection,
  log = noLog,
): ConnectedCalendar {
  const opened = unseal(store.secret, ACCESS, access)
  if (!opened) throw new CalendarFailed('NOT_READABLE', 'settings')
  const zone = rules.officeZone
  if (provider === 'caldav')
    return caldavCalendar(opened as CalDavAccess, zone, (count) =>
      log.warn({ calendar: id, count }, 'Events of a calendar could not be read and count as free.'),
    )
  const app = oauth[provider]
  if (!app) throw new CalendarFailed('NO_CLIENT_ID', 'settings')
  const tokens = {
    kept: opened as OAuthTokens,
    async save(renewed: OAuthTokens) {
      const sealed = seal(store.secret, ACCESS, renewed)
      await store.db.updateTable('calendars').set({ access: sealed }).where('id', '=', id).execute()
    },
  }
  return provider === 'google' ? googleCalendar(app, tokens) : microsoftCalendar(app, tokens, zone)
}
