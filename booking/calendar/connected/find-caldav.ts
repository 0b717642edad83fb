import { createAccount, fetchCalendars, fetchCalendarUserAddresses } from 'tsdav'
import { type CalDavAccess, type CalDavLogin, callCalDav } from './caldav.ts'
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
  const isFine = (status: number) => status < 400
  return callCalDav(login, signal, isFine, async ({ headers, fetch }) => {
    const calls = {
      headers,
      // The server names further addresses; behind a proxy some lose their "s", and the password with it.
      fetch: (url: string | URL | Request, init?: RequestInit) => {
        if (/^https:/i.test(server) && !String(url).startsWith('https:'))
          throw new CalendarFailed('NO_TLS', 'settings')
        return fetch(url, init)
      },
    }
    const account = await createAccount({ ...calls, account: { serverUrl: server, accountType: 'caldav' } })
    const calendars = await fetchCalendars({ ...calls, account })
    const named = await fetchCalendarUserAddresses({ ...calls, account })
    // Servers name a person by paths and UUIDs too.
    const addresses = [...named, login.username]
      .map((address) => address.replace(/^mailto:/i, ''))
      .filter((address) => /^[^:/]+@/.test(address))
    return calendars
      .filter(({ components = [] }) => components.length === 0 || components.includes('VEVENT'))
      .map(({ url, displayName }) => ({
        // tsdav makes an object of an empty name.
        name: typeof displayName === 'string' ? displayName : new URL(url).pathname,
        url,
        addresses,
      }))
  })
}
