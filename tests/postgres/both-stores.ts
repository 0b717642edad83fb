import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openStore, type Store } from '../../desk/store/open.ts'
import { type RunningPostgres, startPostgres } from './start.ts'

export const migrationsFolder = fileURLToPath(new URL('../../desk/store/migrations', import.meta.url))

/**
 * Runs the same tests on the embedded database and, where it is installed, on PostgreSQL. Each gets one
 * store per file, emptied before each test.
 */
export function onBothStores(tests: (store: () => Store) => void): void {
  for (const kind of ['embedded', 'postgres'] as const) {
    describe(kind, () => {
      let dataDir: string
      let postgres: RunningPostgres | null = null
      let store: Store | undefined

      beforeAll(async () => {
        dataDir = mkdtempSync(join(tmpdir(), 'desk-store-'))
        if (kind === 'postgres') {
          postgres = await startPostgres()
          if (!postgres) return
        }
        store = await openStore({ dataDir, databaseUrl: postgres?.url, migrationsFolder })
      }, 60_000)

      afterAll(async () => {
        await store?.close()
        await postgres?.stop()
        rmSync(dataDir, { recursive: true, force: true })
      }, 60_000)

      beforeEach(async (context) => {
        if (!store) context.skip('SKIPPED: no PostgreSQL binaries on this machine')
        await store?.db.execute(sql`truncate bookings, leads, outbox`)
      })

      tests(() => {
        if (!store) throw new Error('The store is not open.')
        return store
      })
    })
  }
}
