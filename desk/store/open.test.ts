import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { migrationsFolder, onBothStores } from '../../tests/postgres/both-stores.ts'
import { startPostgres } from '../../tests/postgres/start.ts'
import { book } from './bookings.ts'
import { exampleRequest, exampleRules } from './example-request.ts'
import { StoreFailure } from './failure.ts'
import { openStore } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'desk-open-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('remembers its secret over a restart, and closes twice without complaint', async () => {
  const first = await openStore({ dataDir: folder, migrationsFolder })
  expect(first.secret).toHaveLength(32)
  await first.ping()
  await first.close()
  await first.close()
  await expect(first.ping()).rejects.toThrow()
  const second = await openStore({ dataDir: folder, migrationsFolder })
  expect(second.secret).toEqual(first.secret)
  await second.close()
}, 60_000)

it('lets several processes start on one empty PostgreSQL at once, with one secret', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('SKIPPED: no PostgreSQL binaries on this machine')
  try {
    const options = { dataDir: folder, databaseUrl: postgres.url, migrationsFolder }
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(options)))
    expect(new Set(stores.map((store) => store.secret.toString('hex'))).size).toBe(1)
    await Promise.all(stores.map((store) => store.close()))
  } finally {
    await postgres.stop()
  }
}, 60_000)

onBothStores((store) => {
  it('repeats nothing a visitor typed when the database fails', async () => {
    const request = exampleRequest({ name: 'Dana\0Example', email: 'dana@example.com' })
    const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
    const failure = await book(store(), request, exampleRules, now).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreFailure)
    expect(`${(failure as Error).stack} ${JSON.stringify(failure)} ${(failure as Error).cause}`).not.toMatch(
      /dana/i,
    )
    const [row] = (
      (await store().db.execute(sql`select count(*)::int as n from bookings`)) as { rows: { n: number }[] }
    ).rows
    expect(row?.n).toBe(0)
  })
})
