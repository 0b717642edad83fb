import { z } from 'zod'
import type { OAuthApp } from '../../core/settings.ts'
import { overlaps, type TimeRange } from '../time-ranges.ts'
import { type ApiAccess, callApi, readApi } from './api-call.ts'
import type { CalendarEntry, ConnectedCalendar } from './connected-calendar.ts'
import type { KeptTokens } from './oauth.ts'

/** Extended property with the booking's id, by which our events are found. The GUID is arbitrary. */
const BOOKING_ID = 'String {5b5f6b0e-52d6-4c4b-9d0a-3a1f0f6c8e27} Name BookingId'

/** The default calendar of a Microsoft account. All-day events have dates only, which are taken as days in `zone`. */
export function microsoftCalendar(app: OAuthApp, tokens: KeptTokens, zone: string): ConnectedCalendar {
  const events = `${app.apiUrl}/me/events`
  return {
    async busyTimes(range, signal) {
      const seen = await eventsAround(range, { app, tokens, signal })
      const times = seen.filter(isBusy).map((event) => timeOf(event, zone))
      return { times: times.filter((time) => overlaps(time, range)), unreadable: [] }
    },

    async write(entry, signal) {
      const access = { app, tokens, signal }
      const [own] = await findOwn(entry.id, access)
      const body = eventOf(entry)
      if (own) await callApi(access, { method: 'PATCH', url: `${events}/${own.id}`, body })
      else {
        // Prevents duplicate events. The sequence lets a moved call be created again after its owner deleted the event.
        const transactionId = `${entry.id}-${entry.sequence}`
        const singleValueExtendedProperties = [{ id: BOOKING_ID, value: entry.id }]
        const identity = { transactionId, singleValueExtendedProperties }
        await callApi(access, { method: 'POST', url: events, body: { ...body, ...identity } })
      }
    },

    async remove(id, signal) {
      const access = { app, tokens, signal }
      for (const own of await findOwn(id, access))
        await callApi(access, { method: 'DELETE', url: `${events}/${own.id}`, expected: [404] })
    },
  }
}

/** The email address of the account. @throws {CalendarFailed} */
export async function microsoftAccount(
  app: OAuthApp,
  tokens: KeptTokens,
  signal: AbortSignal,
): Promise<string> {
  const schema = z.object({ owner: z.object({ address: z.string() }) })
  const url = `${app.apiUrl}/me/calendar?$select=owner`
  return (await readApi({ app, tokens, signal }, schema, { url })).owner.address
}

const clock = z.object({
  dateTime: z.iso.datetime({ local: true }).transform((text) => Temporal.PlainDateTime.from(text)),
})
const event = z.object({
  start: clock,
  end: clock,
  showAs: z.string(),
  isAllDay: z.boolean(),
  isCancelled: z.boolean(),
  responseStatus: z.object({ response: z.string() }).nullish(),
})
type Event = z.output<typeof event>
const page = z.object({ value: z.array(event), '@odata.nextLink': z.string().optional() })

/** The server takes all-day events as days in a zone of its own, so a day more is read on both sides. */
async function eventsAround({ startsAt, endsAt }: TimeRange, access: ApiAccess): Promise<Event[]> {
  const from = startsAt.subtract({ hours: 24 })
  const to = endsAt.add({ hours: 24 })
  const fields = 'start,end,showAs,isAllDay,isCancelled,responseStatus'
  const query = `startDateTime=${from}&endDateTime=${to}&$select=${fields}&$top=500`
  const headers = { Prefer: 'outlook.timezone="UTC"' }
  const events: Event[] = []
  let url: string | undefined = `${access.app.apiUrl}/me/calendarView?${query}`
  while (url) {
    const answer: z.output<typeof page> = await readApi(access, page, { url, headers })
    events.push(...answer.value)
    url = answer['@odata.nextLink']
  }
  return events
}

function isBusy({ showAs, isCancelled, responseStatus }: Event): boolean {
  const isFree = showAs === 'free' || showAs === 'workingElsewhere'
  return !isFree && !isCancelled && responseStatus?.response !== 'declined'
}

function timeOf({ start, end, isAllDay }: Event, zone: string): TimeRange {
  const at = ({ dateTime }: Event['start']) => dateTime.toZonedDateTime(isAllDay ? zone : 'UTC').toInstant()
  return { startsAt: at(start), endsAt: at(end) }
}

async function findOwn(id: string, access: ApiAccess): Promise<{ id: string }[]> {
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${BOOKING_ID}' and ep/value eq '${id}')`
  const url = `${access.app.apiUrl}/me/events?$filter=${encodeURIComponent(filter)}&$select=id`
  return (await readApi(access, z.object({ value: z.array(z.object({ id: z.string() })) }), { url })).value
}

function eventOf({ title, description, location, startsAt, endsAt }: CalendarEntry) {
  const utc = (at: Temporal.Instant) => ({ dateTime: at.toString().replace('Z', ''), timeZone: 'UTC' })
  return {
    subject: title,
    body: { contentType: 'text', content: description },
    location: { displayName: location },
    start: utc(startsAt),
    end: utc(endsAt),
    showAs: 'busy',
  }
}
