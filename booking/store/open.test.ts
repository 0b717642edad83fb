import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { tryToBook } from '../../tests/fixtures/book-example.ts'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { newDatabase, onBothStores } from '../../tests/fixtures/on-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { listBookings } from '../lists/listings.ts'
import { openStore } from './open.ts'
import { databaseFile } from './sqlite.ts'
import { StoreError } from './store-error.ts'

const folder = temporaryFolder()
const server = inject('postgresUrl')

it('keeps its secret over a restart and can be closed twice', async () => {
  const first = await openStore({ dataDir: folder })
  expect(first.secret).toHaveLength(32)
  await first.close()
  await first.close()
  await expect(listBookings(first)).rejects.toThrow()
  const second = await openStore({ dataDir: folder })
  expect(second.secret).toEqual(first.secret)
  await second.close()
}, 60_000)

it.each([
  { what: 'torn', code: 'SQLITE_CORRUPT', bytes: (whole: Buffer) => whole.fill(0xa5, whole.length - 8192) },
  { what: 'no database', code: 'SQLITE_NOTADB', bytes: () => Buffer.alloc(8192, 'x') },
])('refuses a file that is $what with one sentence', async ({ what, code, bytes }) => {
  const dataDir = path.join(folder, what)
  await (await openStore({ dataDir })).close()
  writeFileSync(databaseFile(dataDir), bytes(readFileSync(databaseFile(dataDir))))
  await expect(openStore({ dataDir })).rejects.toThrow(
    new RegExp(`^The data folder .*${code}.*restore a backup.*\\.$`),
  )
})

it.skipIf(!server)(
  'lets several processes migrate an empty PostgreSQL at once, with one secret',
  async () => {
    const options = { dataDir: folder, databaseUrl: await newDatabase(server ?? '') }
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(options)))
    expect(new Set(stores.map((store) => store.secret.toString('hex'))).size).toBe(1)
    await Promise.all(stores.map((store) => store.close()))
  },
)

it.skipIf(!server)('survives a dropped PostgreSQL connection, idle or in a transaction', async () => {
  const databaseUrl = await newDatabase(server ?? '')
  const store = await openStore({ dataDir: folder, databaseUrl })
  const dropOthers = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await client.end()
    await wait(100)
  }
  const cut = store.db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await dropOthers()
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow()
  await listBookings(store)
  await dropOthers()
  await listBookings(store)
  await store.close()
  await expect(listBookings(store)).rejects.toThrow()
})

it('names a full disk, and books again when there is room', async () => {
  const store = await openStore({ dataDir: path.join(folder, 'full') })
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  const bookAt = (hours: number) =>
    tryToBook(store, { startsAt: now.add({ hours }), answers: [noted('x'.repeat(1000))] }, now)
  // SQLite answers this limit as it answers a full disk.
  const { rows } = await sql<{ maxPageCount: number }>`pragma max_page_count = 1`.execute(store.db)
  const failure = await bookMany(bookAt).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'StoreError', code: 'SQLITE_FULL' })
  const kept = (await listBookings(store)).length
  await sql.raw(`pragma max_page_count = ${Number(rows[0]?.maxPageCount) * 100}`).execute(store.db)
  expect((await bookAt(1000)).kind).toBe('booked')
  expect(await listBookings(store)).toHaveLength(kept + 1)
  await store.close()
})

/** Books until the database refuses. */
async function bookMany(bookAt: (hours: number) => Promise<unknown>): Promise<never> {
  for (let hours = 0; hours < 500; hours++) await bookAt(hours)
  throw new Error('The database never refused.')
}

onBothStores((store) => {
  it('throws errors without personal data when the database fails', async () => {
    const request = { name: 'Dana Example', email: 'dana@example.com' }
    const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
    // A call that ends before it starts is refused by a check constraint.
    const settings = { ...exampleSettings, rules: { ...exampleSettings.rules, callMinutes: -30 } }
    const failure = await tryToBook(store(), request, now, settings).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreError)
    expect(`${(failure as Error).stack} ${JSON.stringify(failure)} ${(failure as Error).cause}`).not.toMatch(
      /dana/i,
    )
    expect(await listBookings(store())).toEqual([])
  })
})
