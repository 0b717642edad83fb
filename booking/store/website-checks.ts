import type { Store } from './store.ts'

/** Keeps what website checks found, each under the hash of the secret in its address. A result is any JSON. */
export function websiteCheckStore({ db }: Store, now: () => Temporal.Instant) {
  return {
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
