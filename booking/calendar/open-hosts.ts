import type { Database } from '../store/store.ts'
import { isBlocked } from './blocks.ts'
import { busyTimes, isBusy } from './connected/busy-times.ts'
import type { FreeHost } from './connected/free-hosts.ts'
import { listCalls } from './list-calls.ts'
import type { TimeRange } from './time-ranges.ts'

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
  const calls = await listCalls(tx, range.startsAt.subtract({ hours: 24 }))
  const busy = await busyTimes(tx, calls)
  return isBusy(
    busy.filter(({ host }) => host === id),
    range,
  )
}
