import { callHosts, hostsOf } from '../core/call-hosts.ts'
import type { Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'

/**
 * Gives the upcoming calls of hosts who are no longer in the settings to the first who takes such calls. One that would
 * overlap stays where it is, and the log says so.
 */
export async function adoptCalls(
  { db, engine }: Store,
  settings: Pick<BookingSettings, 'people'>,
  now: Temporal.Instant,
  log: Log,
): Promise<void> {
  const known = callHosts(settings).map(({ id }) => id)
  const left = await db
    .selectFrom('bookings')
    .select(['id', 'host', 'specialty'])
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .where('host', 'not in', known)
    .execute()
  for (const { id, host, specialty } of left) {
    const to = hostsOf(settings, specialty)[0]?.id ?? host
    try {
      await db.updateTable('bookings').set({ host: to }).where('id', '=', id).execute()
      log.info({ booking: id, from: host, to }, 'A call was given to another host.')
    } catch (error) {
      if (!engine.isOverlap(error)) throw error
      log.error({ booking: id, host }, 'The host of a call has left, and the next one is not free then.')
    }
  }
}
