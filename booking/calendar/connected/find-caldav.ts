import { createAccount, fetchCalendars, fetchCalendarUserAddresses } from 'tsdav'
import type { CalDavAccess } from './caldav.ts'
import { type CalDavLogin, callCalDav } from './caldav-calls.ts'
import { CalendarFailed } from './connected-calendar.ts'

/** A calendar for events that a person has on a server. */
export interface FoundCalendar extends Pick<CalDavAccess, 'url' | 'addresses'> {
  name: string
}

/** The calendars of a person on a server, which is any address there (RFC 6764, RFC 4791 6.2). @throws {CalendarFailed} */
export function findCalDavCalendars(
  { server, ...login }: CalDavLogin & { server: string },
  signal: AbortSignal,
): Promise<FoundCalendar[]> {
  // tsdav follows one redirect itself, that from the well-known address.
  return callCalDav(
    login,
    signal,
    (status) => status < 400,
    async (calls) => {
      const secure = { ...calls, fetch: keepTls(server, calls.fetch) }
      const account = await createAccount({
        ...secure,
        account: { serverUrl: server, accountType: 'caldav' },
      })
      const calendars = await fetchCalendars({ ...secure, account })
      const named = await fetchCalendarUserAddresses({ ...secure, account })
      // Servers name a person by paths and UUIDs too.
      const addresses = [...named, login.username]
        .map((address) => address.replace(/^mailto:/i, ''))
        .filter((address) => /^[^:/]+@/.test(address))
      return calendars
        .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
        .map(({ url, displayName }) => ({
          // tsdav makes an object of an empty name, and a number of one in digits.
          name: /string|number/.test(typeof displayName) ? String(displayName) : new URL(url).pathname,
          url,
          addresses,
        }))
    },
  )
}

/** The server names further hosts, as iCloud does. None gets the password without TLS if the server itself has it. */
function keepTls(server: string, call: typeof fetch): typeof fetch {
  return (url, init) => {
    const isSecure = (address: string) => new URL(address).protocol === 'https:'
    if (isSecure(server) && !isSecure(String(url))) throw new CalendarFailed('NO_TLS', 'settings')
    return call(url, init)
  }
}
