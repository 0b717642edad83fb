import type { Database } from '../../store/store.ts'
import { listCalls } from '../list-calls.ts'
import { type TimeRange, without } from '../time-ranges.ts'
import type { Connection } from './connections.ts'
import { type CalendarContext, openCalendar } from './open-calendar.ts'

/** When the hosts are busy elsewhere, as their calendars were last read. */
export async function busyTimes(db: Database): Promise<(TimeRange & { host: string })[]> {
  const rows = await db.selectFrom('calendars').select(['host', 'busy']).execute()
  return rows.flatMap(({ host, busy }) =>
    busy.times.map(([from, to]) => ({
      host,
      startsAt: Temporal.Instant.fromEpochMilliseconds(from),
      endsAt: Temporal.Instant.fromEpochMilliseconds(to),
    })),
  )
}

/** A range as it is stored. */
export function toPair({ startsAt, endsAt }: TimeRange): [number, number] {
  return [startsAt.epochMilliseconds, endsAt.epochMilliseconds]
}

/**
 * Asks a calendar when its owner is busy. The host's own calls, which are in it too, are left out: their times are taken
 * as long as the calls are booked. @throws CalendarFailed, StoreError
 */
export async function askCalendar(
  { store, settings, log }: Pick<CalendarContext, 'store' | 'settings' | 'log'>,
  calendar: Connection,
  range: TimeRange,
  signal: AbortSignal,
): Promise<TimeRange[]> {
  const opened = openCalendar(store, settings, calendar, log)
  const busy = await opened.busyTimes(range, signal)
  const calls = await listCalls(store.db, range.startsAt)
  const own = calls.filter(({ host }) => host === calendar.host)
  return without(
    busy,
    own.map(({ startsAt, callEndsAt: endsAt }) => ({ startsAt, endsAt })),
  )
}
