import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { startPostgres } from '../../tests/fixtures/start-postgres.ts'
import { listBookings } from '../../tests/fixtures/stored-rows.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { importPglite } from './import-pglite.ts'
import { openStore } from './open.ts'
import { databaseFile } from './sqlite.ts'
import { StoreUnusable } from './store-error.ts'

const folder = temporaryFolder()

it('takes over a PostgreSQL database that drizzle-orm migrated halfway, with its rows', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('SKIPPED: no PostgreSQL binaries on this machine')
  try {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text)',
    )
    for (const file of ['0000_bookings_and_outbox.sql', '0001_leads.sql']) {
      await client.query(readFileSync(path.join(migrationsFolder, 'postgres', file), 'utf8'))
      await client.query("insert into drizzle.__drizzle_migrations (hash) values ('x')")
    }
    await client.query(`
      insert into bookings values (gen_random_uuid(), '2026-12-01 15:00Z', '2026-12-01 15:30Z', '2026-12-01 15:45Z',
        'agency', 'America/Chicago', 'Dana', 'dana@example.com', '555', 'Clinic', 'Ketamine', '', '{}', '{"a_b": "c"}',
        'confirmed', 0, 'key', 'hash', '2026-11-20 12:00:00.123456Z')`)
    await client.end()
    const options = { dataDir: folder, databaseUrl: postgres.url, migrationsFolder }
    await expect(openStore({ ...options, mayMigrate: false })).rejects.toThrow('start the site once')
    const store = await openStore(options)
    const [booking] = await listBookings(store)
    expect(booking).toMatchObject({ name: 'Dana', attribution: { a_b: 'c' } })
    expect(booking?.startsAt.toString()).toBe('2026-12-01T15:00:00Z')
    await store.db.selectFrom('results').selectAll().execute()
    await store.close()
    await (await openStore({ ...options, mayMigrate: false })).close()
  } finally {
    await postgres.stop()
  }
})

it('brings an older embedded database up to date, with its rows', async () => {
  const dataDir = path.join(folder, 'older')
  const newer = path.join(folder, 'newer-migrations')
  cpSync(migrationsFolder, newer, { recursive: true })
  writeFileSync(
    path.join(newer, 'sqlite', '9999_next.sql'),
    "ALTER TABLE leads ADD COLUMN next TEXT;\n--> statement-breakpoint\nINSERT INTO secrets VALUES ('next', 'x');\n",
  )
  const first = await openStore({ dataDir, migrationsFolder })
  await first.close()
  await expect(openStore({ dataDir, migrationsFolder: newer, mayMigrate: false })).rejects.toThrow(
    'start the site once',
  )
  const second = await openStore({ dataDir, migrationsFolder: newer })
  expect(second.secret).toEqual(first.secret)
  await second.close()
  await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow('newer version')
})

it('leaves the database as it was when a migration fails', async () => {
  const dataDir = path.join(folder, 'broken')
  const broken = path.join(folder, 'broken-migrations')
  cpSync(migrationsFolder, broken, { recursive: true })
  writeFileSync(
    path.join(broken, 'sqlite', '9999_broken.sql'),
    'CREATE TABLE half (id INTEGER);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);\n',
  )
  await (await openStore({ dataDir, migrationsFolder })).close()
  await expect(openStore({ dataDir, migrationsFolder: broken })).rejects.toThrow()
  const db = new DatabaseSync(databaseFile(dataDir))
  expect(db.prepare("select 1 from sqlite_master where name = 'half'").all()).toEqual([])
  db.close()
  await (await openStore({ dataDir, migrationsFolder })).close()
})

it('recognizes the data folder of an earlier version', async () => {
  const dataDir = path.join(folder, 'pglite')
  mkdirSync(path.join(dataDir, 'database'), { recursive: true })
  writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '17\n')
  await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow(StoreUnusable)
  await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow('import-pglite')
})

it('takes no earlier version over beside the log of a database that is missing', async () => {
  const dataDir = path.join(folder, 'earlier-and-lost')
  mkdirSync(path.join(dataDir, 'database'), { recursive: true })
  writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), '17\n')
  writeFileSync(path.join(dataDir, 'bookings.sqlite-wal'), 'bookings')
  const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
  await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow('bookings.sqlite is missing')
  await expect(importPglite(dataDir, migrationsFolder, now)).rejects.toThrow('bookings.sqlite is missing')
})

it('says what to do about a file that is no database', async () => {
  const dataDir = path.join(folder, 'garbage')
  mkdirSync(dataDir)
  writeFileSync(databaseFile(dataDir), 'x'.repeat(8192))
  await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow(/SQLITE_NOTADB.+restore a backup/)
})
