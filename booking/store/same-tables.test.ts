import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { newDatabase } from '../../tests/fixtures/on-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { openStore } from './open.ts'

const server = inject('postgresUrl')

const TYPES: Record<string, string> = {
  ...{ uuid: 'TEXT', text: 'TEXT', int4: 'INTEGER', int8: 'INTEGER' },
  ...{ timestamptz: 'INSTANT_INTEGER', jsonb: 'JSON_TEXT' },
}

/** Queries for columns, constraints and indexes, written as PostgreSQL writes them. */
const QUERIES = {
  embedded: [
    `select format('%s.%s %s %s %s', t.name, c.name, c.type, iif(c."notnull" or c.pk, 'NO', 'YES'), c.dflt_value) as line
      from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite%'`,
    `select format('%s %s (%s)', t.name, iif(i.origin = 'pk', 'PRIMARY KEY', 'UNIQUE'), group_concat(c.name, ', ')) as line
      from sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) c where i.origin <> 'c' group by i.name`,
    // SQLite keeps no index for a key that is a number.
    `select format('%s PRIMARY KEY (%s)', t.name, c.name) as line
      from sqlite_master t, pragma_table_info(t.name) c where c.pk and c.type = 'INTEGER'`,
    `select format('%s FOREIGN KEY (%s) REFERENCES %s(%s) ON DELETE %s', t.name, f."from", f."table", f."to", f.on_delete) as line
      from sqlite_master t, pragma_foreign_key_list(t.name) f`,
    "select sql as line from sqlite_master where type = 'table'",
    // PostgreSQL has a constraint instead of this index.
    "select sql as line from sqlite_master where type = 'index' and sql <> '' and name <> 'bookings_live_by_end'",
  ],
  postgres: [
    `select format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'`,
    `select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
      from pg_constraint where contype in ('p', 'u', 'f') and connamespace = 'public'::regnamespace`,
    `select regexp_replace(pg_get_constraintdef(oid), '.*\\((\\w+) = ANY \\(ARRAY\\[(.*)\\].*', '\\1 IN \\2') as line
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and pg_get_constraintdef(oid) like '%ARRAY%'`,
    `select pg_get_indexdef(indexrelid) as line from pg_index i join pg_class c on c.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`,
  ],
}

it.skipIf(!server)('gives both engines the same columns, constraints and indexes', async () => {
  const embedded = await definitions()
  expect(embedded).toContain("status IN 'confirmed', 'canceled'")
  expect(embedded).toContain('CREATE INDEX outbox_sent ON outbox sent_at WHERE sent_at IS NOT NULL')
  expect(embedded).toEqual(await definitions(await newDatabase(server ?? '')))
})

async function definitions(databaseUrl?: string): Promise<string[]> {
  const { db, kind, close } = await openStore({ dataDir: temporaryFolder(), databaseUrl })
  const lines: string[] = []
  for (const query of QUERIES[kind])
    for (const { line } of (await sql.raw<{ line: string }>(query).execute(db)).rows) lines.push(line)
  await close()
  return lines
    .flatMap((line) => (line.startsWith('CREATE TABLE') ? (line.match(/\w+ IN \(.*?\)/g) ?? []) : line))
    .filter((line) => !line.includes('kysely_migration'))
    .map(plain)
    .toSorted()
}

/** Removes what the engines only write differently: casts, schemas, parentheses, names of types. */
function plain(line: string): string {
  return line
    .replace(/::\w+| USING btree|public\.|[()"]/g, '')
    .replace(/ (\w+) (?=NO|YES)/, (whole, type) => (TYPES[type] ? ` ${TYPES[type]} ` : whole))
    .trim()
}
