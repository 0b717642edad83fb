import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { comparable, type Person } from '../domain/person.ts'
import { type Operator, recordChange } from './audit.ts'
import { lockCalendar } from './blocks.ts'
import { idsOf, type PersonRecords, readRecords } from './person-records.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * `erased`: the records that were deleted.
 * `sending`: a message to or about the person is on its way this moment, and would leave a file or a copy behind.
 * `upcoming`: a call is ahead; cancel it first.
 */
export type EraseOutcome =
  | { kind: 'erased'; records: PersonRecords }
  | { kind: 'sending' }
  | { kind: 'upcoming' }

/**
 * Deletes everything about a person in one calendar in one transaction, and records that in the audit trail. Numbers that
 * answered STOP stay: forgetting them would let texts start again.
 */
export async function erasePerson(
  store: Store,
  person: Person,
  now: Temporal.Instant,
  { operator }: Operator,
): Promise<EraseOutcome> {
  const outcome = await withStoreErrors('erase a person', () =>
    store.db
      .transaction()
      // Each statement must see earlier commits, whatever the server's default.
      .setIsolationLevel('read committed')
      .execute(async (tx): Promise<EraseOutcome> => {
        await lockCalendar(store, tx, person.host)
        const records = await lockedRecords(store, tx, person)
        if (records.bookings.some((booking) => isAhead(booking, now))) return { kind: 'upcoming' }
        if (records.messages.some((message) => isBeingSent(message, now))) return { kind: 'sending' }
        await deleteAll(tx, records)
        const counts = Object.entries(records).map(([table, rows]) => [table, String(rows.length)])
        const details = { contact: contactHash(store, person), ...Object.fromEntries(counts) }
        await recordChange(tx, { operator, action: 'erase', host: person.host, details }, now)
        return { kind: 'erased', records }
      }),
  )
  if (outcome.kind === 'erased' && store.kind === 'embedded') await emptyLog(store)
  return outcome
}

/** Names a person in the audit trail: only who has the database's secret and the contact can compute it. */
export function contactHash({ secret }: Store, { contact }: Person): string {
  return createHmac('sha256', secret)
    .update(`address ${comparable(contact)}`)
    .digest('hex')
    .slice(0, 32)
}

/**
 * The person's records, locked: waits for a worker that is claiming one of the messages this moment and keeps any from
 * claiming them later, because it would write a mail after the mails were deleted.
 */
async function lockedRecords(store: Store, tx: Database, person: Person): Promise<PersonRecords> {
  let records = await readRecords(tx, person)
  for (;;) {
    for (const table of SUBJECTS) await store.engine.lockRows(tx, table, namesOf(records[table]))
    await store.engine.lockRows(tx, 'outbox', namesOf(records.messages))
    // What came meanwhile is not locked yet.
    const now = await readRecords(tx, person)
    if (
      namesOf(now.messages).join() === namesOf(records.messages).join() &&
      idsOf(now).join() === idsOf(records).join()
    )
      return now
    records = now
  }
}

const SUBJECTS = ['bookings', 'leads', 'requests', 'results'] as const

function namesOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

type Booked = PersonRecords['bookings'][number]

function isAhead({ status, endsAt }: Booked, now: Temporal.Instant): boolean {
  return status === 'confirmed' && Temporal.Instant.compare(endsAt, now) > 0
}

function isBeingSent({ leaseUntil }: PersonRecords['messages'][number], now: Temporal.Instant): boolean {
  return leaseUntil !== null && Temporal.Instant.compare(leaseUntil, now) > 0
}

/** Messages and links go with what they are about. */
async function deleteAll(tx: Database, records: PersonRecords): Promise<void> {
  for (const table of [...SUBJECTS, 'setAside', 'webhookEvents'] as const)
    for (const { id } of records[table])
      await tx
        .deleteFrom(table as 'bookings')
        .where('id', '=', id as string)
        .execute()
}

/** Milliseconds between two attempts, and their number: a reader of the site's ends within one of them. */
const LOG_PAUSE = 100
const LOG_ATTEMPTS = 20

/** Writes SQLite's log into the file and empties it, because it still holds the deleted rows. */
async function emptyLog({ db }: Store): Promise<void> {
  for (let attempt = 0; attempt < LOG_ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    await pause(LOG_PAUSE)
  }
}
