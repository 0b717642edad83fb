import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LeadOutcome, LeadRequest } from '../core/lead.ts'
import { mailboxOf } from '../core/mailbox.ts'
import type { LeadMessageKind } from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'
import { enqueueForLead } from '../messages/outbox.ts'
import { toLead } from '../store/bookings.ts'
import { type Database, inTransaction, type Store } from '../store/store.ts'
import type { LeadTable } from '../store/tables.ts'

/**
 * Stores a lead and queues its messages in one transaction. The guide's link goes to an address once a day, so that
 * nobody can flood a stranger's inbox, and not to a visitor who wanted a call.
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
    const isGuideDue = !row.wanted && !(await hadGuideToday(tx, row, now))
    const kinds: LeadMessageKind[] = isGuideDue ? ['guide-link', 'lead-copy'] : ['lead-copy']
    if (events) kinds.push('webhook-lead')
    await enqueueForLead(tx, row.id, kinds, now)
    return { kind: 'stored', lead: toLead(row) }
  })
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
