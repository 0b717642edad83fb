import type { Database } from '../store/store.ts'
import { isBlocked } from './blocks.ts'
import { busyTimes } from './connected/busy-times.ts'
import type { FreeHost } from './connected/free-hosts.ts'
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
