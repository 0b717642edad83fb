import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './store.ts'
import { StoreUnusable } from './store-error.ts'

/** Beside this file, or beside the built server: a build has a copy, because an update may already have changed the sources. */
export const MIGRATIONS = join(import.meta.dirname, 'migrations')

interface MigrateOptions {
  /** Has a folder of SQL files for each engine; they are applied in the order of their names. */
  folder: string
  engine: 'sqlite' | 'postgres'
  mayMigrate: boolean
}

/** Migrates in one transaction; several processes may call this at once. @throws {StoreUnusable} for other versions */
export async function migrate(db: Database, options: MigrateOptions): Promise<void> {
  const folder = join(options.folder, options.engine)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const migrations = Object.fromEntries(
    files.map((name) => [basename(name, '.sql'), readMigration(join(folder, name))]),
  )
  const plain = db.withoutPlugins()
  const migrator = new Migrator({ db: plain, provider: { getMigrations: async () => migrations } })
  if (await isNewer(plain, files.length)) throw new StoreUnusable(TOO_NEW)
  if (options.mayMigrate) {
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  } else if ((await migrator.getMigrations()).some(({ executedAt }) => !executedAt)) {
    throw new StoreUnusable(TOO_OLD)
  }
}

const TOO_NEW =
  'The database has been used by a newer version of this site: start that version again, or restore a backup made ' +
  'before the update (docs/operate.md).'
const TOO_OLD =
  'The database is not up to date with this version: start the site once, which brings it up to date, and try again.'

function readMigration(file: string): Migration {
  return {
    async up(db) {
      const text = await readFile(file, 'utf8')
      for (const statement of text.split('--> statement-breakpoint')) await sql.raw(statement).execute(db)
    },
  }
}

async function isNewer(db: Database, known: number): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false
  const { rows } = await sql<{ n: number }>`select count(*) as n from kysely_migration`.execute(db)
  return Number(rows[0]?.n) > known
}
