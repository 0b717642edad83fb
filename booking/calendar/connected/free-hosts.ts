import type { Booking } from '../../core/booking.ts'
import type { CallHost } from '../../core/settings.ts'
import type { Service } from '../../store/store.ts'
import { overlaps, type TimeRange, toPair } from '../time-ranges.ts'
import { askCalendar } from './busy-times.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { type Connection, listConnections } from './connections.ts'

/** A host who is free at a time, and whether their calendars confirmed it. */
export type FreeHost = Pick<CallHost, 'id'> & Pick<Booking, 'calendarCheck'>

const DEADLINE_MS = 3_000

/**
 * Asks the calendars of the hosts about one time, all at once. Hosts who are busy are left out. A host whose calendar
 * doesn't answer within three seconds is `unchecked`, and `openHosts` checks the times last read. @throws StoreError
 */
export async function freeHosts(
  context: Service,
  hosts: readonly CallHost[],
  range: TimeRange,
): Promise<FreeHost[]> {
  const connections = await listConnections(context.store)
  const checked = hosts.map(async ({ id }): Promise<FreeHost[]> => {
    const own = connections.filter(({ host }) => host === id)
    const answers = await Promise.all(own.map((calendar) => ask(context, calendar, range)))
    if (answers.includes('busy')) return []
    if (answers.length === 0) return [{ id, calendarCheck: '' }]
    return [{ id, calendarCheck: answers.includes('unknown') ? 'unchecked' : 'checked' }]
  })
  return (await Promise.all(checked)).flat()
}

async function ask(
  context: Service,
  calendar: Connection,
  range: TimeRange,
): Promise<'free' | 'busy' | 'unknown'> {
  const { id, provider, readAt } = calendar
  try {
    const { signal: never } = new AbortController()
    const { times: busy } = await askCalendar(context, calendar, range, never, DEADLINE_MS)
    if (!busy.some((one) => overlaps(one, range))) return 'free'
    // Closes the time until the next reading. If `readAt` has changed, a newer reading already includes it.
    const times = [...calendar.busy.times, ...busy.map(toPair)]
    await context.store.db
      .updateTable('calendars')
      .set({ busy: { ...calendar.busy, times } })
      .where('id', '=', id)
      .where('readAt', readAt ? '=' : 'is', readAt)
      .execute()
    return 'busy'
  } catch (error) {
    if (!(error instanceof CalendarFailed)) throw error
    const { code } = error
    context.log.warn({ calendar: id, provider, code }, 'A calendar could not be asked about a time.')
    return 'unknown'
  }
}
