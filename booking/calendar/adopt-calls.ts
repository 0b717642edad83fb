import { callHosts, hostsOf } from '../core/call-hosts.ts'
import type { Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'

/**
 * Gives the upcoming calls of hosts who are no longer in the settings to those who are. One that overlaps with a call of
 * everybody else stays where it is, and the log says so. @throws StoreError
 */
export async function adoptCalls(
  store: Store,
  settings: Pick<BookingSettings, 'people'>,
  now: Temporal.Instant,
  log: Log,
): Promise<void> {
  const known = callHosts(settings).map(({ id }) => id)
  const left = await withStoreErrors('list the calls', () =>
    store.db
      .selectFrom('bookings')
      .select(['id', 'host', 'specialty'])
      .where('status', '=', 'confirmed')
      .where('endsAt', '>', now)
      .where('host', 'not in', known)
      .execute(),
  )
  for (const { id, host, specialty } of left) {
    const takers = hostsOf(settings, specialty).map((taker) => taker.id)
    const to = await firstFree(store, id, takers)
    if (to) log.info({ booking: id, from: host, to }, 'A call was given to another host.')
    else log.error({ booking: id, host }, 'The host of a call has left, and nobody else is free then.')
  }
}

async function firstFree(store: Store, id: string, takers: string[]): Promise<string | undefined> {
  for (const host of takers) {
    try {
      await store.db.updateTable('bookings').set({ host }).where('id', '=', id).execute()
      return host
    } catch (error) {
      if (!store.engine.isOverlap(error)) throw error
    }
  }
  return undefined
}
