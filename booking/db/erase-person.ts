import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { type Operator, recordChange } from './audit.ts'
import { lockCalendar } from './blocks.ts'
import { type PersonRecords, readRecords } from './person-records.ts'
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
 * Deletes everything about an address in one transaction, and records that in the audit trail. Numbers that answered
 * STOP stay: forgetting them would let texts start again.
 */
export async function erasePerson(
  store: Store,
  email: string,
  now: Temporal.Instant,
  { operator }: Operator,
): Promise<EraseOutcome> {
  const outcome = await withStoreErrors('erase a person', () =>
    store.db.transaction().execute(async (tx): Promise<EraseOutcome> => {
      await lockCalendar(store, tx, AGENCY_HOST)
      const records = await readRecords(tx, email)
      if (records.bookings.some((booking) => isAhead(booking, now))) return { kind: 'upcoming' }
      if (records.messages.some((message) => isBeingSent(message, now))) return { kind: 'sending' }
      await deleteAll(tx, records)
      const counts = Object.entries(records).map(([table, rows]) => [table, String(rows.length)])
      const details = { address: addressHash(store, email), ...Object.fromEntries(counts) }
      await recordChange(tx, { operator, action: 'erase', details }, now)
      return { kind: 'erased', records }
    }),
  )
  if (outcome.kind === 'erased' && store.kind === 'embedded') await emptyLog(store)
  return outcome
}

/** Names an address in the audit trail: only who has the database's secret and the address can compute it. */
export function addressHash({ secret }: Store, email: string): string {
  return createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest('hex').slice(0, 32)
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
  for (const table of ['bookings', 'leads', 'requests', 'results', 'setAside', 'webhookEvents'] as const)
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
