import { z } from 'zod'
import type { OAuthApp } from '../../core/settings.ts'
import type { TimeRange } from '../time-ranges.ts'
import { type ApiAccess, callApi, readApi } from './api-call.ts'
import { type CalendarEntry, CalendarFailed, type ConnectedCalendar } from './connected-calendar.ts'
import type { KeptTokens } from './oauth.ts'

/** The primary calendar of a Google account (https://developers.google.com/workspace/calendar/api/v3/reference). */
export function googleCalendar(app: OAuthApp, tokens: KeptTokens): ConnectedCalendar {
  const events = `${app.apiUrl}/calendars/primary/events`
  return {
    async busyTimes(range, signal) {
      const busy: TimeRange[] = []
      for (const piece of pieces(range)) busy.push(...(await busyWithin(piece, { app, tokens, signal })))
      return { times: busy, unreadable: [] }
    },

    async write(entry, signal) {
      const body = eventOf(entry)
      const send = (method: 'PUT' | 'POST', path: string, expected: number[]) =>
        callApi({ app, tokens, signal }, { method, url: `${events}${path}?sendUpdates=none`, body, expected })
      if ((await send('PUT', `/${body.id}`, [404])).status !== 404) return
      // 409: another process has just created it; that process then checks whether the call has changed.
      await send('POST', '', [409])
    },

    async remove(id, signal) {
      const url = `${events}/${eventId(id)}?sendUpdates=none`
      await callApi({ app, tokens, signal }, { method: 'DELETE', url, expected: [404, 410] })
    },
  }
}

/** The name of the account's calendar, which is its email address unless the owner renamed it. @throws {CalendarFailed} */
export async function googleAccount(app: OAuthApp, tokens: KeptTokens, signal: AbortSignal): Promise<string> {
  const url = `${app.apiUrl}/calendars/primary/events?maxResults=1&fields=summary`
  return (await readApi({ app, tokens, signal }, z.object({ summary: z.string() }), { url })).summary
}

/** Google refuses more than 90 days at once, which its documentation leaves out. */
const PIECE_HOURS = 60 * 24

function pieces({ startsAt, endsAt }: TimeRange): TimeRange[] {
  const next = startsAt.add({ hours: PIECE_HOURS })
  if (Temporal.Instant.compare(next, endsAt) >= 0) return [{ startsAt, endsAt }]
  return [{ startsAt, endsAt: next }, ...pieces({ startsAt: next, endsAt })]
}

const instant = z.iso.datetime({ offset: true }).transform((text) => Temporal.Instant.from(text))
const freeBusy = z.object({
  calendars: z.object({
    primary: z.object({
      errors: z.array(z.object({ reason: z.string() })).optional(),
      busy: z.array(z.object({ start: instant, end: instant })),
    }),
  }),
})

async function busyWithin({ startsAt, endsAt }: TimeRange, access: ApiAccess): Promise<TimeRange[]> {
  const { calendars } = await readApi(access, freeBusy, {
    method: 'POST',
    url: `${access.app.apiUrl}/freeBusy`,
    body: { timeMin: startsAt.toString(), timeMax: endsAt.toString(), items: [{ id: 'primary' }] },
  })
  const [error] = calendars.primary.errors ?? []
  if (error) throw new CalendarFailed(error.reason, 'temporary')
  return calendars.primary.busy.map(({ start, end }) => ({ startsAt: start, endsAt: end }))
}

/** Google allows the letters of base32hex. */
const eventId = (id: string) => id.replaceAll('-', '')

function eventOf({ id, title, description, location, startsAt, endsAt }: CalendarEntry) {
  return {
    id: eventId(id),
    summary: title,
    description,
    location,
    start: { dateTime: startsAt.toString() },
    end: { dateTime: endsAt.toString() },
    // Brings back what the owner has deleted.
    status: 'confirmed',
    transparency: 'opaque',
  }
}
