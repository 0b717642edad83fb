import { networkHash } from '../core/hashing.ts'
import { takeMark } from './marks.ts'
import type { Store } from './store.ts'

/** Keeps what website checks found, each under the hash of the secret in its address. A result is any JSON. */
export function websiteCheckStore(store: Store, now: () => Temporal.Instant) {
  const { db } = store
  return {
    /**
     * Counts a check of the network of `client`, an address. Returns false when it has begun `perHour` within the last hour.
     * Counted here, so that neither a restart nor deleting a result resets it.
     */
    async take(client: string, perHour: number): Promise<boolean> {
      const network = networkHash(store.secret, client)
      const hourAgo = now().subtract({ hours: 1 })
      for (let place = 0; place < perHour; place += 1)
        if (await takeMark(store, `check ${network} ${place}`, now(), hourAgo)) return true
      return false
    },
    async begin(hash: string, site: string): Promise<void> {
      await db.insertInto('websiteChecks').values({ hash, site, createdAt: now() }).execute()
    },
    /** Keeps nothing when the check was deleted in the meantime. */
    async finish(hash: string, result: object): Promise<void> {
      await db.updateTable('websiteChecks').set({ result }).where('hash', '=', hash).execute()
    },
    async find(hash: string) {
      const row = await db.selectFrom('websiteChecks').selectAll().where('hash', '=', hash).executeTakeFirst()
      return row ? { site: row.site, begunAt: row.createdAt.epochMilliseconds, result: row.result } : null
    },
    async remove(hash: string): Promise<void> {
      await db.deleteFrom('websiteChecks').where('hash', '=', hash).execute()
    },
  }
}
