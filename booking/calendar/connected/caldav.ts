import ical, { ICalEventStatus } from 'ical-generator'
import {
  createAccount,
  deleteCalendarObject,
  ensureTrailingSlash,
  fetchCalendarObjects,
  fetchCalendars,
  fetchCalendarUserAddresses,
  updateCalendarObject,
} from 'tsdav'
import {
  type CalendarEntry,
  CalendarFailed,
  type ConnectedCalendar,
  failureOfStatus,
  orNoAnswer,
} from './connected-calendar.ts'
import { busyInICalendar } from './ical/busy.ts'

interface CalDavLogin {
  username: string
  password: string
}

/** One calendar on a CalDAV server (RFC 4791). */
export interface CalDavAccess extends CalDavLogin {
  /** Of the collection. */
  url: string
  /** Email addresses by which its events name the owner. */
  addresses: string[]
}

/** `zone` is the office's. */
export function caldavCalendar(access: CalDavAccess, zone: string): ConnectedCalendar {
  const objectUrl = (id: string) => new URL(`${id}.ics`, ensureTrailingSlash(access.url)).href
  // Any other status, such as that of a sign-in page, must not be read as an empty calendar.
  const isMultiStatus = (status: number) => status === 207
  const isDone = (status: number) => status >= 200 && status <= 299
  return {
    async busyTimes(range, signal) {
      const answers = await callCalDav(access, signal, isMultiStatus, (calls) =>
        fetchCalendarObjects({
          ...calls,
          calendar: { url: access.url },
          // Servers take days and times without a zone for UTC, so ask for a day more.
          timeRange: {
            start: range.startsAt.subtract({ hours: 24 }).toString(),
            end: range.endsAt.add({ hours: 24 }).toString(),
          },
          // By itself tsdav skips objects that are not named .ics.
          urlFilter: () => true,
        }),
      )
      const objects = answers.map(({ data }) => String(data))
      return busyInICalendar(objects, range, { zone, addresses: access.addresses })
    },
    async write(entry, signal) {
      // Without an etag it creates or replaces.
      const calendarObject = { url: objectUrl(entry.id), data: objectOf(entry) }
      await callCalDav(access, signal, isDone, (calls) => updateCalendarObject({ ...calls, calendarObject }))
    },
    async remove(id, signal) {
      const isGone = (status: number) => isDone(status) || status === 404 || status === 410
      const calendarObject = { url: objectUrl(id) }
      await callCalDav(access, signal, isGone, (calls) => deleteCalendarObject({ ...calls, calendarObject }))
    },
  }
}

/** Calls CalDAV with a password. @throws {CalendarFailed} on the signal, or on an answer whose status is not `fine` */
async function callCalDav<Result>(
  { username, password }: CalDavLogin,
  signal: AbortSignal,
  fine: (status: number) => boolean,
  ask: (calls: { headers: { Authorization: string }; fetch: typeof fetch }) => Promise<Result>,
): Promise<Result> {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  try {
    return await ask({
      headers: { Authorization: `Basic ${credentials}` },
      async fetch(url, init) {
        // A redirect would take the password and the data elsewhere.
        const answer = await orNoAnswer(fetch(url, { ...init, signal, redirect: 'manual' }))
        if (fine(answer.status)) return answer
        throw new CalendarFailed(`HTTP_${answer.status}`, failureOfStatus(answer.status))
      },
    })
  } catch (error) {
    if (error instanceof CalendarFailed) throw error
    // tsdav throws when an answer is not CalDAV.
    throw new CalendarFailed('NOT_CALDAV', 'temporary', error)
  }
}

/** Without METHOD, as RFC 4791 demands of stored objects. */
function objectOf(entry: CalendarEntry): string {
  const calendar = ical({ prodId: { company: 'desk', product: 'desk', language: 'EN' } })
  const date = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds)
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: date(entry.changedAt),
    start: date(entry.startsAt),
    end: date(entry.endsAt),
    summary: entry.title,
    description: entry.description,
    location: entry.location,
    status: ICalEventStatus.CONFIRMED,
  })
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`
}

/** A calendar for events that a person has on a server. */
interface FoundCalendar extends Pick<CalDavAccess, 'url' | 'addresses'> {
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
      // Servers behind a proxy may name further addresses with http:, which would send the password unencrypted.
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
