import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { newDatabase } from '../../tests/fixtures/on-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { backUp, restore } from './backup.ts'
import { MIGRATIONS } from './migrate.ts'
import { openStore } from './open.ts'
import { databaseFile } from './sqlite.ts'

const folder = temporaryFolder()
const server = inject('postgresUrl')

/** Returns a copy of the migrations with one more, which both engines understand. */
function migrationsWith(name: string, text: string): string {
  const copy = path.join(folder, `migrations-${name}`)
  cpSync(MIGRATIONS, copy, { recursive: true })
  for (const engine of ['sqlite', 'postgres']) writeFileSync(path.join(copy, engine, `${name}.sql`), text)
  return copy
}
const newer = migrationsWith(
  '0002_next',
  "ALTER TABLE leads ADD COLUMN next TEXT;\n--> statement-breakpoint\nINSERT INTO secrets VALUES ('next', 'x');\n",
)

it.each(server ? ['sqlite', 'postgres'] : ['sqlite'])(
  'runs the next migration on a %s database of this version, keeps its rows, and records it',
  async (engine) => {
    const databaseUrl = engine === 'postgres' ? await newDatabase(server ?? '') : undefined
    const place = { dataDir: path.join(folder, engine), databaseUrl }
    const first = await openStore(place)
    await first.close()
    await expect(openStore({ ...place, migrationsFolder: newer, mayMigrate: false })).rejects.toThrow(
      'start the site once',
    )
    const { db, secret, close } = await openStore({ ...place, migrationsFolder: newer })
    expect(secret).toEqual(first.secret)
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db)
    expect(rows).toEqual([{ name: '0001_tables' }, { name: '0002_next' }])
    await sql`select next from leads`.execute(db)
    await close()
    await expect(openStore(place)).rejects.toThrow('newer version')
  },
)

it('restores a backup of this version into the next, and refuses the reverse', async () => {
  const older = await openStore({ dataDir: path.join(folder, 'older') })
  const next = await openStore({ dataDir: path.join(folder, 'next'), migrationsFolder: newer })
  const [ofOlder, ofNext] = [path.join(folder, 'older.sqlite'), path.join(folder, 'next.sqlite')]
  await backUp(older, ofOlder, Temporal.Now.instant())
  await restore(next, ofOlder, { replace: true })
  await backUp(next, ofNext, Temporal.Now.instant())
  await expect(restore(older, ofNext, { replace: true })).rejects.toThrow('newer version')
  await older.close()
  await next.close()
})

it('leaves the database as it was when a migration fails', async () => {
  const dataDir = path.join(folder, 'broken')
  const broken = migrationsWith(
    '0002_broken',
    'CREATE TABLE half (id INTEGER);\n--> statement-breakpoint\nINSERT INTO nowhere VALUES (1);\n',
  )
  await (await openStore({ dataDir })).close()
  await expect(openStore({ dataDir, migrationsFolder: broken })).rejects.toThrow()
  const db = new DatabaseSync(databaseFile(dataDir))
  expect(db.prepare("select 1 from sqlite_master where name = 'half'").all()).toEqual([])
  db.close()
  await (await openStore({ dataDir })).close()
})
