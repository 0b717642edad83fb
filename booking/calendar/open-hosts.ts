import type { CallRules } from '../core/settings.ts'
import type { Database } from '../store/store.ts'
import { isBlocked } from './blocks.ts'
import { busyTimes } from './connected/busy-times.ts'
import type { FreeHost } from './connected/free-hosts.ts'
import { officeDate, officeDays } from './office-days.ts'
import { overlaps, type TimeRange } from './time-ranges.ts'

/** The hosts without a block, and those unchecked without a busy time as last read. Call it under `lockCalendar`. */
export async function openHosts(
  tx: Database,
  hosts: readonly FreeHost[],
  range: TimeRange,
): Promise<FreeHost[]> {
  const open: FreeHost[] = []
  for (const host of hosts) {
    if (await isBlocked(tx, host.id, range)) continue
    if (host.calendarCheck === 'unchecked' && (await wasBusy(tx, host.id, range))) continue
    open.push(host)
  }
  return open
}

async function wasBusy(tx: Database, id: string, range: TimeRange): Promise<boolean> {
  return (await busyTimes(tx)).some((busy) => busy.host === id && overlaps(busy, range))
}

/** Whether a day of the agency is full, not counting the booking `except`. Call it under `lockCalendar`: others may take the last place. */
export async function isDayFull(
  tx: Database,
  rules: CallRules,
  instant: Temporal.Instant,
  except?: string,
): Promise<boolean> {
  if (rules.dailyLimit === undefined) return false
  const { startsAt, endsAt } = officeDays(rules, officeDate(rules, instant))
  const calls = await tx
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'confirmed')
    .where('startsAt', '>=', startsAt)
    .where('startsAt', '<', endsAt)
    .execute()
  return calls.filter(({ id }) => id !== except).length >= rules.dailyLimit
}

/** The slots of days that are not full. `calls` must include those earlier on the first slot's day. */
export function withoutFullDays(rules: CallRules, slots: TimeRange[], calls: TimeRange[]): TimeRange[] {
  const { dailyLimit } = rules
  if (dailyLimit === undefined) return slots
  const dateOf = ({ startsAt }: TimeRange) => officeDate(rules, startsAt).toString()
  const callsByDate = Map.groupBy(calls, dateOf)
  return slots.filter((slot) => (callsByDate.get(dateOf(slot))?.length ?? 0) < dailyLimit)
}
