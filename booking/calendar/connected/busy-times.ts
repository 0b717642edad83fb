import type { Database, Service } from '../../store/store.ts'
import { listCalls } from '../list-calls.ts'
import { type TimeRange, toRange, without } from '../time-ranges.ts'
import type { BusyTimes } from './connected-calendar.ts'
import type { Connection } from './connections.ts'
import { readApart } from './read-apart.ts'

/** When the hosts are busy elsewhere, as their calendars were last read. */
export async function busyTimes(db: Database): Promise<(TimeRange & { host: string })[]> {
  const rows = await db.selectFrom('calendars').select(['host', 'busy']).execute()
  return rows.flatMap(({ host, busy }) => busy.times.map((pair) => ({ host, ...toRange(pair) })))
}

/**
 * Asks a calendar when its owner is busy. The host's own calls, which are in it too, are left out: their times are taken
 * as long as the calls are booked. @throws CalendarFailed, StoreError
 */
export async function askCalendar(
  { store, settings }: Pick<Service, 'store' | 'settings'>,
  calendar: Connection,
  range: TimeRange,
  stop: AbortSignal,
  deadlineMs?: number,
): Promise<BusyTimes> {
  const read = await readApart(store, settings, calendar, range, stop, deadlineMs)
  const own = (await listCalls(store.db, range.startsAt)).filter(({ host }) => host === calendar.host)
  const calls = own.map(({ startsAt, callEndsAt: endsAt }) => ({ startsAt, endsAt }))
  return { times: without(read.times.map(toRange), calls), unreadable: read.unreadable }
}
