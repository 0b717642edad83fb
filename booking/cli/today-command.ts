import { callsIn, nextCall } from '../db/listings.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { formatDay, formatTime } from '../domain/format-time.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { heldUntil, shortId, value } from './columns.ts'
import {
  type Column,
  type Command,
  type CommandContext,
  type CommandResult,
  type Row,
  toRows,
} from './command.ts'
import { officeDate, officeDays } from './office-time.ts'

export const today: Command = {
  name: 'today',
  ofCalendar: true,
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
  const isOfAgency = settings.audience === 'practices'
  const date = officeDate(now, zone)
  // A call that began before midnight belongs to the day before.
  const callsOf = async (day: Temporal.PlainDate) =>
    (await callsIn(store, settings.host, officeDays(day, zone))).filter(
      (call) => isLive(call, now) && officeDate(call.startsAt, zone).equals(day),
    )
  const calls = await callsOf(date)
  const isLeft = calls.some(({ endsAt }) => Temporal.Instant.compare(endsAt, now) > 0)
  const next = isLeft ? null : await nextCall(store, settings.host, now)
  const [day, shown] = next
    ? await callsOf(officeDate(next.startsAt, zone)).then(
        (found) => [officeDate(next.startsAt, zone), found] as const,
      )
    : [date, calls]
  const name = formatDay(day.toZonedDateTime(zone).epochMilliseconds, zone)
  return {
    records: [toRows(shown).map((row) => (isOfAgency ? { ...row, joinLink: settings.videoLink } : row))],
    columns: columns(settings),
    message: next
      ? `No calls are left today. These are the calls of ${name}.`
      : `Today is ${name}. Times are ${zone}.`,
    empty: 'No calls today, and none ahead.',
  }
}

/** Not a hold that has run out and is only not marked yet. */
function isLive({ heldUntil: until }: Booking, now: Temporal.Instant): boolean {
  return until === null || Temporal.Instant.compare(until, now) > 0
}

function columns({ rules: { officeZone: zone }, audience }: BookingSettings): Column[] {
  const isOfAgency = audience === 'practices'
  const onlyAgency = (...columns: Column[]) => (isOfAgency ? columns : [])
  return [
    ['Time', (row) => formatTime(Date.parse(String(row.startsAt)), zone)],
    ['Name', value('name')],
    ...onlyAgency(['Practice', value('practice')]),
    ['Phone', value('phone')],
    ...(isOfAgency ? [] : [['E-mail', value('email')] satisfies Column]),
    ...onlyAgency(['Area', value('area')]),
    ['Attending', (row) => attendance(row, zone)],
    ['Id', shortId()],
    ...onlyAgency(['Join', value('joinLink')]),
  ]
}

function attendance(row: Row, zone: string): string {
  const until = heldUntil(row, zone)
  if (until) return `held until ${until}`
  return row.attendingAt ? 'yes' : 'no answer'
}
