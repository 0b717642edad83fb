import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LeadOutcome, LeadRequest } from '../core/lead.ts'
import { mailboxOf } from '../core/mailbox.ts'
import type { LeadMessageKind } from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueForHost, enqueueForLead } from '../messages/outbox.ts'
import { leadDigest } from '../messages/schedule.ts'
import { toLead } from '../store/bookings.ts'
import { type Database, inTransaction, type Store } from '../store/store.ts'
import type { LeadTable } from '../store/tables.ts'

/** Within 24 hours: those that send emails of their own. */
export const LEADS_PER_NETWORK = 5

/**
 * Stores a lead and queues its messages in one transaction. The guide's link goes to an address once a day and to few of a
 * network, so that nobody can flood strangers' inboxes, and not to a visitor who wanted a call.
 * @throws StoreError
 */
export function storeLead(
  store: Store,
  request: LeadRequest,
  now: Temporal.Instant,
  { events }: Pick<BookingSettings, 'events'> = {},
): Promise<LeadOutcome> {
  return inTransaction(store, async (tx) => {
    // Serializes requests of one mailbox, so that the second sees the first one.
    await store.engine.serialize(tx, mailboxOf(request.email), 1)
    await store.engine.serialize(tx, request.network, 5)
    const row = await tx
      .insertInto('leads')
      .values({ ...request, id: randomUUID(), createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const earlier = await tx
        .selectFrom('leads')
        .select('email')
        .where('formKey', '=', request.formKey)
        .executeTakeFirst()
      // Only the form key can conflict, and leads are not deleted concurrently.
      if (!earlier) throw new Error('The form key belongs to a lead that cannot be found.')
      return { kind: isSameAddress(earlier.email, request.email) ? 'repeated' : 'reused' }
    }
    const isBeyondLimit = (await countToday(tx, 'leads', row.network, now)) > LEADS_PER_NETWORK
    const isGuideDue = !isBeyondLimit && !row.wanted && !(await hadGuideToday(tx, row, now))
    const kinds: LeadMessageKind[] = isGuideDue ? ['guide-link'] : []
    if (isBeyondLimit) await enqueueForHost({ db: tx }, leadDigest(now))
    else kinds.push('lead-copy')
    if (events) kinds.push('webhook-lead')
    await enqueueForLead(tx, row.id, kinds, now)
    return { kind: 'stored', lead: toLead(row) }
  })
}

/** How many calls or leads of a network came within 24 hours; 0 for an unknown one. */
export async function countToday(
  tx: Database,
  table: 'bookings' | 'leads',
  network: string,
  now: Temporal.Instant,
): Promise<number> {
  if (network === '') return 0
  const { rows } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('createdAt', '>', now.subtract({ hours: 24 }))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  return rows
}

/** Whether the address has asked for the guide before within 24 hours. */
async function hadGuideToday(
  db: Database,
  lead: Selectable<LeadTable>,
  now: Temporal.Instant,
): Promise<boolean> {
  const rows = await db
    .selectFrom('leads')
    .select('email')
    .where('createdAt', '>', now.subtract({ hours: 24 }))
    .where('wanted', 'is', null)
    .where('id', '<>', lead.id)
    .execute()
  return rows.some(({ email }) => mailboxOf(email) === mailboxOf(lead.email))
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}
