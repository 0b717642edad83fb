import ical, { ICalEventStatus } from 'ical-generator'
import {
  createAccount,
  davRequest,
  deleteCalendarObject,
  ensureTrailingSlash,
  fetchCalendars,
  fetchCalendarUserAddresses,
  updateCalendarObject,
} from 'tsdav'
import type { TimeRange } from '../time-ranges.ts'
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
  /** Email addresses, paths and UUIDs by which its events name the owner. */
  addresses: string[]
}

interface Calls {
  headers: { Authorization: string }
  fetch: typeof fetch
}

/** Servers that keep deleted events refuse their UID: then a call gets a second one, with this after its id. */
const SECOND = '-2'
const UID_REFUSED = ['HTTP_400', 'HTTP_403', 'HTTP_409', 'HTTP_412']

/** `zone` is the office's. */
export function caldavCalendar(access: CalDavAccess, zone: string): ConnectedCalendar {
  const objectUrl = (id: string) => new URL(`${id}.ics`, ensureTrailingSlash(access.url)).href
  // Any other status, such as that of a sign-in page, must not be read as an empty calendar.
  const isMultiStatus = (status: number) => status === 207
  const isDone = (status: number) => status >= 200 && status <= 299
  const put = (entry: CalendarEntry, signal: AbortSignal) => {
    // Without an etag it creates or replaces.
    const calendarObject = { url: objectUrl(entry.id), data: objectOf(entry) }
    return callCalDav(access, signal, isDone, (calls) => updateCalendarObject({ ...calls, calendarObject }))
  }
  const remove = (id: string, signal: AbortSignal) => {
    const isGone = (status: number) => isDone(status) || status === 404 || status === 410
    const calendarObject = { url: objectUrl(id) }
    return callCalDav(access, signal, isGone, (calls) => deleteCalendarObject({ ...calls, calendarObject }))
  }
  return {
    async busyTimes(range, signal) {
      const objects = await callCalDav(access, signal, isMultiStatus, (calls) =>
        objectsAbout(range, access.url, calls),
      )
      const texts = objects.flatMap(({ text }) => (text === undefined ? [] : String(text)))
      const missing = objects.flatMap(({ href, text }) => (text === undefined ? href : []))
      const { times, unreadable } = busyInICalendar(texts, range, { zone, addresses: access.addresses })
      return { times, unreadable: [...missing, ...unreadable] }
    },
    async write(entry, signal) {
      try {
        await put(entry, signal)
      } catch (error) {
        if (!(error instanceof CalendarFailed && UID_REFUSED.includes(error.code))) throw error
        await put({ ...entry, id: entry.id + SECOND, uid: entry.uid + SECOND }, signal)
        await remove(entry.id, signal)
      }
    },
    async remove(id, signal) {
      for (const one of [id, id + SECOND]) await remove(one, signal)
    },
  }
}

/** The members of a collection about a range, with their text where the server gives it. */
async function objectsAbout({ startsAt, endsAt }: TimeRange, url: string, calls: Calls) {
  // Servers take days and times without a zone for UTC, so ask for a day more.
  const [start, end] = [startsAt.subtract({ hours: 24 }), endsAt.add({ hours: 24 })].map((at) =>
    at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, ''),
  )
  const time = { 'time-range': { _attributes: { start, end } } }
  const events = { 'comp-filter': { _attributes: { name: 'VEVENT' }, ...time } }
  const filter = { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, ...events } }
  const found = await report(url, 'calendar-query', { 'd:prop': { 'd:getetag': {} }, filter }, calls)
  if (found.length === 0) return []
  const wanted = { 'd:prop': { 'c:calendar-data': {} }, 'd:href': found.map(({ href }) => href) }
  return report(url, 'calendar-multiget', wanted, calls)
}

/** Asks for members of a collection. Of its answer it leaves out the collection itself, and members that are gone. */
async function report(url: string, name: string, body: object, { headers, fetch }: Calls) {
  const _attributes = { 'xmlns:d': 'DAV:', 'xmlns:c': 'urn:ietf:params:xml:ns:caldav' }
  const init = {
    method: 'REPORT' as const,
    headers: { ...headers, depth: '1' },
    namespace: 'c',
    body: { [name]: { _attributes, ...body } },
  }
  const answers = await davRequest({ url, init, fetch })
  // Nothing found may be an empty answer. Anything else that is not XML of WebDAV would look the same.
  const isEmptyFine = name === 'calendar-query'
  if (answers.some(({ raw }) => (raw || !isEmptyFine) && !Object.hasOwn(Object(raw), 'multistatus')))
    throw new TypeError('The answer is not WebDAV.')
  const pathOf = (href: string) => new URL(href, url).pathname.replace(/\/$/, '')
  return answers.flatMap(({ href, status, props }) => {
    const isMember = href && pathOf(href) !== pathOf(url) && status !== 404 && status !== 410
    const data = props?.calendarData
    return isMember ? { href, text: data?._cdata ?? data } : []
  })
}

/** Calls CalDAV with a password. @throws {CalendarFailed} on the signal, or on an answer whose status is not `fine` */
async function callCalDav<Result>(
  { username, password }: CalDavLogin,
  signal: AbortSignal,
  fine: (status: number) => boolean,
  ask: (calls: Calls) => Promise<Result>,
): Promise<Result> {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  try {
    return await ask({
      headers: { Authorization: `Basic ${credentials}` },
      async fetch(url, init) {
        // A redirect would take the password and the data elsewhere.
        const answer = await orNoAnswer(fetch(url, { ...init, signal, redirect: 'manual' }))
        if (fine(answer.status)) return answer
        const ways = answer.headers.get('WWW-Authenticate') ?? ''
        if (answer.status === 401 && /digest/i.test(ways) && !/basic/i.test(ways))
          throw new CalendarFailed('DIGEST_ONLY', 'settings')
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
    const addresses = login.username.includes('@') ? [...named, login.username] : named
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
