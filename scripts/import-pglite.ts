import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely'
import { backUp } from '../booking/db/backup.ts'
import { BackupError } from '../booking/db/backup-error.ts'
import { databaseFile } from '../booking/db/sqlite.ts'
import type { Tables } from '../booking/db/tables.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'

/**
 * Takes over the bookings of versions until November 2026, which kept a PGlite database in `DATA_DIR/database`. The
 * package that reads it is not among the project's own; docs/operate.md has the two commands. The old folder is only
 * read.
 */

/** PostgreSQL's numbers of the types `int8` and `timestamptz`. */
const INT8 = 20
const TIMESTAMPTZ = 1184
const PACKAGE = '@electric-sql/pglite'

const root = path.dirname(import.meta.dirname)
loadEnvFile(root)
const { dataDir } = parseEnvironment(process.env, root)
const folder = path.join(dataDir, 'database')

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!existsSync(path.join(folder, 'PG_VERSION')))
  refuse(`There is no database of an earlier version in ${dataDir}.`)
const { PGlite } = await import(PACKAGE).catch(() =>
  refuse(`Run "npm install --no-save ${PACKAGE}@0.5.16" first, which reads the old database.`),
)
const { btree_gist } = await import(`${PACKAGE}/contrib/btree_gist`)

const pglite = await PGlite.create({
  dataDir: folder,
  extensions: { btree_gist },
  parsers: { [INT8]: Number, [TIMESTAMPTZ]: (text: string) => Temporal.Instant.from(text) },
})
const from = new Kysely<Tables>({
  dialect: new PGliteDialect({ pglite }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
})
const file = databaseFile(dataDir)
try {
  const { sums } = await backUp(
    { db: from, kind: 'postgres' },
    file,
    path.join(root, 'booking', 'db', 'migrations'),
    Temporal.Now.instant(),
  )
  const database = new DatabaseSync(file)
  // The description of a backup; this file is the database itself from now on.
  database.exec('DROP TABLE backup')
  database.close()
  for (const { table, rows } of sums) console.log(`${table}: ${rows}`)
  console.log('Taken over. Start the site; the old folder "database" may be deleted when all is well.')
} catch (error) {
  // 42P01: a table is missing.
  if (error instanceof BackupError && error.message.includes('42P01'))
    refuse('The old database is not up to date: start the version that made it once, and try again.')
  if (error instanceof BackupError) refuse(error.message)
  throw error
} finally {
  await from.destroy()
}
