import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockDataDir } from './lock.ts'
import { releaseLeases } from './outbox.ts'
import * as schema from './schema.ts'
import { sharedSecret } from './secret.ts'
import type { Store, StoreOptions } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Opens the embedded database in `<dataDir>/database`: one connection, in this process only.
 * @throws DataDirInUse
 */
export async function openEmbedded(options: StoreOptions): Promise<Store> {
  const lock = lockDataDir(options.dataDir)
  let client: PGlite | undefined
  try {
    const folder = join(options.dataDir, 'database')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    client = await PGlite.create({ dataDir: folder, extensions: { btree_gist } })
    const opened = client
    const db = drizzle(opened, { schema })
    await migrate(db, { migrationsFolder: options.migrationsFolder })
    const store: Store = {
      db,
      kind: 'embedded',
      secret: await sharedSecret(db),
      ping: () => withStoreErrors('answer', async () => void (await db.execute(sql`select 1`))),
      async close() {
        if (!opened.closed) await opened.close()
        lock.release()
      },
    }
    // No other process can be sending: remaining leases are those of a killed process.
    await releaseLeases(store)
    return store
  } catch (error) {
    await client?.close()
    lock.release()
    throw error
  }
}
