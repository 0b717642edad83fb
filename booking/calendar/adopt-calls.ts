import { callHosts, hostsOf } from '../core/call-hosts.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import type { Database, Service } from '../store/store.ts'
import { isOverlap } from '../store/store-error.ts'
import { openHosts } from './open-hosts.ts'

/**
 * Gives the calls that have not ended of hosts who are no longer in the settings to other hosts who are free. A call that nobody
 * can take stays, which is logged as an error. If only one person takes calls, they get all calendars and blocks too,
 * because most often only their id has changed. Returns the ids of the hosts who got calls.
 */
export async function adoptCalls({ store: { db }, settings, now, log }: Service): Promise<Set<string>> {
  const known = callHosts(settings).map(({ id }) => id)
  const [host = ''] = known
  if (known.length === 1) {
    await db.updateTable('calendars').set({ host }).execute()
    await db.updateTable('blocks').set({ host }).where('host', '<>', AGENCY_HOST).execute()
  }
  const left = await db
    .selectFrom('bookings')
    .select(['id', 'host', 'specialty', 'startsAt', 'blocksUntil as endsAt'])
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now())
    .where('host', 'not in', known)
    .execute()
  const adopters = new Set<string>()
  for (const call of left) {
    const hosts = hostsOf(settings, call.specialty).map(({ id }) => ({
      id,
      calendarCheck: 'unchecked' as const,
    }))
    const free = known.length === 1 ? hosts : await openHosts(db, hosts, call)
    const to = await give(db, call.id, free)
    if (to === null)
      log.error({ booking: call.id }, 'The host of a call has left, and nobody else is free then.')
    else {
      adopters.add(to)
      log.info({ booking: call.id, from: call.host, to }, 'A call was given to another host.')
    }
  }
  return adopters
}

/** Gives a call to the first host without another call at that time and returns their id; null if there is none. */
async function give(db: Database, id: string, hosts: { id: string }[]): Promise<string | null> {
  for (const host of hosts) {
    try {
      await db.updateTable('bookings').set({ host: host.id }).where('id', '=', id).execute()
      return host.id
    } catch (error) {
      if (!isOverlap(error)) throw error
    }
  }
  return null
}
