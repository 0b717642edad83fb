import type { Database } from '../../store/store.ts'
import type { BookedTime } from '../list-calls.ts'
import { overlaps, type TimeRange, without } from '../time-ranges.ts'

export interface BusyTime extends TimeRange {
  host: string
}

/**
 * When the calendars of the hosts are busy, as last read. Our own calls are in them too and are left out, because a call
 * that is canceled or moved frees its time at once: pass the hosts' calls.
 */
export async function busyTimes(db: Database, calls: readonly BookedTime[]): Promise<BusyTime[]> {
  const rows = await db.selectFrom('calendars').select(['host', 'busy']).execute()
  return rows.flatMap(({ host, busy }) =>
    withoutOwnCalls(busy.times.map(rangeOf), host, calls).map((range) => ({ host, ...range })),
  )
}

/** Leaves a host's own calls, without their buffers, out of the busy times of their calendar. */
export function withoutOwnCalls(busy: TimeRange[], host: string, calls: readonly BookedTime[]): TimeRange[] {
  const own = calls.filter((call) => call.host === host)
  return without(
    busy,
    own.map(({ startsAt, callEndsAt: endsAt }) => ({ startsAt, endsAt })),
  )
}

/** Whether one of the ranges overlaps this one. */
export function isBusy(busy: readonly TimeRange[], range: TimeRange): boolean {
  return busy.some((one) => overlaps(one, range))
}

function rangeOf([from, to]: [number, number]): TimeRange {
  return {
    startsAt: Temporal.Instant.fromEpochMilliseconds(from),
    endsAt: Temporal.Instant.fromEpochMilliseconds(to),
  }
}
