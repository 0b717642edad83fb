import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { openStore } from './open.ts'
import { databaseFile } from './sqlite.ts'

const folder = temporaryFolder()

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

it('keeps the answers that earlier versions stored in columns of their own', async () => {
  const dataDir = path.join(folder, 'columns')
  const older = path.join(folder, 'older-migrations')
  cpSync(migrationsFolder, older, { recursive: true, filter: (file) => !/\/00(1[3-9]|[2-9])/.test(file) })
  await (await openStore({ dataDir, migrationsFolder: older })).close()
  const earlier = new DatabaseSync(databaseFile(dataDir))
  earlier.exec(`insert into bookings (id, host, starts_at, ends_at, blocks_until, visitor_zone, name, email, phone, practice,
    specialty, note, zip, website, area, consents, attribution, network, form_key, reference_hash, created_at)
    values ('b', 'ana', 1, 2, 2, 'UTC', 'Dana', 'd@x.co', '', 'P', 'S', 'It''s "us"', '75024', 'x.co', '', '{}', '{}', '', 'k', 'r', 1)`)
  earlier.exec(`insert into leads (id, form_name, name, email, practice, specialty, phone, consents, attribution, wanted,
    best_time, form_key, created_at) values ('l', 'Area', 'Dana', 'd@x.co', 'P', 'S', '', '{}', '{}',
    '{"startsAt":"2026-12-01T15:00:00Z","visitorZone":"UTC","note":"Hi","zip":""}', 'noon', 'k', 1)`)
  earlier.close()
  const { db, close } = await openStore({ dataDir, migrationsFolder })
  const zip = { name: 'zip', title: 'ZIP code', text: '75024' }
  const website = { name: 'website', title: 'Website', text: 'x.co' }
  expect(await db.selectFrom('bookings').select('answers').execute()).toEqual([
    { answers: [zip, noted('It\'s "us"'), website] },
  ])
  expect(await db.selectFrom('leads').select(['wanted', 'answers']).execute()).toEqual([
    {
      wanted: { startsAt: '2026-12-01T15:00:00Z', visitorZone: 'UTC' },
      answers: [noted('Hi'), { name: 'bestTime', title: 'Best time to call', text: 'noon' }],
    },
  ])
  await close()
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
