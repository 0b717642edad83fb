import { randomUUID } from 'node:crypto'
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { expect, it } from 'vitest'
import { book, lapseHolds } from '../../booking/db/book.ts'
import { bookingByReferenceHash } from '../../booking/db/bookings.ts'
import { exampleRequest } from '../../booking/db/example-request.ts'
import { claimDue } from '../../booking/db/outbox-claims.ts'
import { outboxHealth } from '../../booking/db/outbox-health.ts'
import { deleteExpired } from '../../booking/db/retention.ts'
import { databaseFile } from '../../booking/db/sqlite.ts'
import type { Store } from '../../booking/db/store.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { openTimes } from '../../booking/http/open-times.ts'
import { sharedTimes } from '../../booking/http/shared-times.ts'
import { openPostgres, openSqlite } from '../../scripts/bench/desk-database.ts'
import { deskRows } from '../../scripts/bench/desk-rows.ts'
import { onBothStores } from '../fixtures/both-stores.ts'

/** Past calls: enough that PostgreSQL finds an index worth its while. */
const CALLS = 3_000
/** Those of one channel, as the worker asks while another is busy. */
const kinds = ['confirmation', 'agency-copy', 'day-reminder', 'hour-reminder'] as const
const DAY = [{ from: '09:00', to: '17:00' }]
const settings = {
  ...exampleSettings,
  rules: { ...exampleSettings.rules, hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY }, dailyLimit: 5 },
}
/** The tables that grow with every call; filled here, so that PostgreSQL plans as on a site that has run for years. */
const LARGE = ['bookings', 'outbox', 'call_links']

/** Of 3,000 calls PostgreSQL would rightly read all to delete 200. */
const nothingExpired = { ...settings.retention, bookingsMonths: 600, networkDays: 6000 }

/** Indexes of what is pending, which may be read from end to end: sent messages and past calls are not in them. */
const FEW_ROWS = ['outbox_pending', 'outbox_failed', 'bookings_held']

/** The statements that `work` sends, as they are sent. */
async function statementsOf(
  store: Store,
  work: (store: Store) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work({ ...store, db: store.db.withPlugin(recorder) })
  const executor = store.db.getExecutor()
  return nodes.map((node) => executor.compileQuery(node, { queryId: 'recorded' }))
}

interface Plan {
  sql: string
  /** Tables that are read from end to end. */
  scanned: string[]
}

async function planOf(store: Store, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const run = async <Row>(text: string) => {
    const query = CompiledQuery.raw(text, [...parameters])
    return (await store.db.withoutPlugins().executeQuery<Row>(query as CompiledQuery<Row>)).rows
  }
  if (store.kind === 'embedded') {
    const steps = await run<{ detail: string }>(`explain query plan ${sql}`)
    const scanned = steps.flatMap(({ detail }) => {
      const [, table = '', index = ''] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? []
      // All of a calendar is all there is, on a site with one.
      const [, ofHost] = /^SEARCH (\w+) .*\(host=\?\)$/.exec(detail) ?? []
      if (ofHost) return [ofHost]
      return table && !FEW_ROWS.includes(index) ? [table] : []
    })
    return { sql, scanned }
  }
  const [explained] = await run<{ 'QUERY PLAN': PostgresNode[] }>(`explain (format json) ${sql}`)
  return { sql, scanned: (explained?.['QUERY PLAN'] ?? []).flatMap(scannedBy) }
}

interface PostgresNode {
  Plan?: PostgresNode
  Plans?: PostgresNode[]
  'Node Type'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
}

function scannedBy({ Plan, Plans = [], ...node }: PostgresNode): string[] {
  const below = [...(Plan ? [Plan] : []), ...Plans].flatMap(scannedBy)
  const {
    'Node Type': type = '',
    'Relation Name': table,
    'Index Name': index = '',
    'Index Cond': range,
  } = node
  const reads =
    type === 'Seq Scan' || (type.includes('Index') && !isNarrow(range) && !FEW_ROWS.includes(index))
  return reads ? [table ?? '', ...below] : below
}

/** Whether a condition asks for less than all of a calendar: that is all there is, on a site with one. */
function isNarrow(condition = ''): boolean {
  return condition !== '' && !/^\(host = '[^']*'::text\)$/.test(condition)
}

onBothStores((store, place) => {
  const now = Temporal.Now.instant()
  const startsAt = now.add({ hours: 50 })
  const context = (of: Store) => ({ store: of, settings, now: () => now })

  const fill = async () => {
    const { databaseUrl, dataDir } = place()
    const database = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(databaseFile(dataDir))
    const ahead = Array.from({ length: 40 }, (_, day) => now.add({ hours: 24 * (day + 3) }).epochMilliseconds)
    await database.fill(deskRows(CALLS, ahead, now.epochMilliseconds))
    await database.close()
  }

  const network = 'network'
  const request = exampleRequest({ startsAt, network })
  const sender = { network, wideNetwork: 'wide', mailbox: 'mailbox', puzzle: '' }
  const tasks: [string, (store: Store) => Promise<unknown>][] = [
    ['a visit', (one) => sharedTimes(context(one))],
    ['the pages that move a call', (one) => openTimes(context(one), randomUUID())],
    ['a booking', (one) => book(one, request, settings, now, sender)],
    ['a retry of a booking', (one) => bookingByReferenceHash(one, request.referenceHash)],
    ['the worker', (one) => claimDue(one, now, { leaseSeconds: 60, limit: 3 })],
    ['the worker with a full channel', (one) => claimDue(one, now, { leaseSeconds: 60, limit: 3, kinds })],
    ['the lapse of held calls', (one) => lapseHolds(one, now)],
    ['the health check', (one) => outboxHealth(one, now)],
    ['the daily purge', (one) => deleteExpired(one, nothingExpired, now)],
  ]
  it('reads no large table from end to end', async () => {
    await fill()
    const found: object[] = []
    for (const [task, work] of tasks) {
      const statements = await statementsOf(store(), work)
      expect(statements.length).toBeGreaterThan(0)
      for (const statement of statements) {
        const { sql, scanned } = await planOf(store(), statement)
        if (scanned.some((table) => LARGE.includes(table))) found.push({ task, sql, scanned })
      }
    }
    expect(found).toEqual([])
  }, 60_000)

  it('would see a table that is read from end to end', async () => {
    await fill()
    const read = (one: Store) => one.db.selectFrom('bookings').select('id').where('note', '=', 'x').execute()
    const [statement] = await statementsOf(store(), read)
    if (!statement) throw new Error('Nothing was recorded.')
    expect((await planOf(store(), statement)).scanned).toEqual(['bookings'])
  }, 60_000)

  it('looks only at later calls for one that overlaps', async (test) => {
    if (store().kind === 'postgres') return test.skip('PostgreSQL’s constraint is an index')
    const triggers = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'trigger' and name like 'bookings_no_overlap%'`.execute(
      store().db,
    )
    expect(triggers.rows).toHaveLength(2)
    for (const trigger of triggers.rows) {
      const [, query = ''] = /EXISTS \((.*?)\n {2}\)/s.exec(trigger.sql) ?? []
      const values: Record<string, string> = { starts_at: '1', blocks_until: '2' }
      const filled = query.replaceAll(/NEW\.(\w+)/g, (_, column) => values[column] ?? "'a'")
      const steps = await sql<{ detail: string }>`explain query plan ${sql.raw(filled)}`.execute(store().db)
      expect(steps.rows.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^SEARCH bookings USING (COVERING )?INDEX bookings_live_by_end/),
      ])
    }
  })
})
