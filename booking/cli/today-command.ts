import { callsIn, nextCall } from '../db/listings.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { formatDay, formatTime } from '../domain/format-time.ts'
import { shortId, value } from './columns.ts'
import {
  type Column,
  type Command,
  type CommandContext,
  type CommandResult,
  type Row,
  toRows,
} from './command.ts'
import { officeDate, officeDay } from './office-time.ts'

export const today: Command = {
  name: 'today',
  parameters: [],
  usage: '',
  summary: 'today’s calls; with none left, those of the next day with calls',
  check:
    () =>
    async ({ store, settings, now }) =>
      await callsOfTheDay(await store(), { settings, now }),
}

async function callsOfTheDay(
  store: Store,
  { settings, now }: Pick<CommandContext, 'settings' | 'now'>,
): Promise<CommandResult> {
  const { officeZone: zone } = settings.rules
  const date = officeDate(now, zone)
  // A call that began before midnight belongs to the day before.
  const callsOf = async (day: Temporal.PlainDate) =>
    (await callsIn(store, officeDay(day, zone))).filter(
      (call) => isLive(call, now) && officeDate(call.startsAt, zone).equals(day),
    )
  const calls = await callsOf(date)
  const isLeft = calls.some(({ endsAt }) => Temporal.Instant.compare(endsAt, now) > 0)
  const next = isLeft ? null : await nextCall(store, now)
  const [day, shown] = next
    ? await callsOf(officeDate(next.startsAt, zone)).then(
        (found) => [officeDate(next.startsAt, zone), found] as const,
      )
    : [date, calls]
  const name = formatDay(day.toZonedDateTime(zone).epochMilliseconds, zone)
  return {
    records: [toRows(shown).map((row) => ({ ...row, joinLink: settings.videoLink }))],
    columns: columns(zone, now),
    message: next
      ? `No calls are left today. These are the calls of ${name}.`
      : `Today is ${name}. Times are ${zone}.`,
    empty: 'No calls today, and none ahead.',
  }
}

/** Not a hold that has run out and is only not marked yet. */
function isLive({ heldUntil }: Booking, now: Temporal.Instant): boolean {
  return heldUntil === null || Temporal.Instant.compare(heldUntil, now) > 0
}

function columns(zone: string, now: Temporal.Instant): Column[] {
  const time = (iso: unknown) => formatTime(Date.parse(String(iso)), zone)
  return [
    ['Time', (row) => time(row.startsAt)],
    ['Name', value('name')],
    ['Practice', value('practice')],
    ['Phone', value('phone')],
    ['Area', value('area')],
    ['Attending', (row) => attendance(row, now)],
    ['Id', shortId()],
    ['Join', value('joinLink')],
  ]
}

function attendance({ attendingAt, heldUntil }: Row, now: Temporal.Instant): string {
  if (heldUntil)
    return `held for ${Math.ceil((Date.parse(String(heldUntil)) - now.epochMilliseconds) / 60_000)} min`
  return attendingAt ? 'yes' : 'no answer'
}
