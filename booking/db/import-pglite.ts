import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CamelCasePlugin, Kysely, PGliteDialect } from 'kysely'
import { backUp } from './backup.ts'
import { BackupError } from './backup-error.ts'
import type { TableSum } from './copy-rows.ts'
import { refuseMissingParts } from './missing-parts.ts'
import { databaseFile, hasOldDatabase } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** PostgreSQL's numbers of the types `int8` and `timestamptz`. */
const INT8 = 20
const TIMESTAMPTZ = 1184
/** Reads the old database. Not among the project's own packages. */
const PACKAGE = '@electric-sql/pglite'

/**
 * Takes over the bookings of versions until November 2026, which kept a PGlite database in `<dataDir>/database`. The
 * old folder is only read.
 * @throws {BackupError | StoreUnusable} one sentence that says what to do; nothing is changed then
 */
export async function importPglite(
  dataDir: string,
  migrationsFolder: string,
  now: Temporal.Instant,
): Promise<TableSum[]> {
  if (!hasOldDatabase(dataDir))
    throw new BackupError(`There is no database of an earlier version in ${dataDir}.`)
  // SQLite would take a log that was left there for that of the new file.
  refuseMissingParts(databaseFile(dataDir))
  const { PGlite } = await import(PACKAGE).catch(() => {
    throw new BackupError(
      `Run "npm install --no-save ${PACKAGE}@0.5.16" first, which reads the old database.`,
    )
  })
  const { btree_gist } = await import(`${PACKAGE}/contrib/btree_gist`)
  const pglite = await PGlite.create({
    dataDir: join(dataDir, 'database'),
    extensions: { btree_gist },
    parsers: { [INT8]: Number, [TIMESTAMPTZ]: (text: string) => Temporal.Instant.from(text) },
  })
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  try {
    const file = databaseFile(dataDir)
    const { sums } = await backUp({ db, kind: 'postgres' }, file, migrationsFolder, now)
    const database = new DatabaseSync(file)
    // The description of a backup; this file is the database itself from now on.
    database.exec('DROP TABLE backup')
    database.close()
    return sums
  } catch (error) {
    // 42P01: a table is missing.
    if (error instanceof BackupError && error.message.includes('42P01'))
      throw new BackupError(
        'The old database is not up to date: start the version that made it once, and try again.',
      )
    throw error
  } finally {
    await db.destroy()
  }
}
