import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Lead, LeadOutcome, LeadRequest } from '../domain/lead.ts'
import type { LeadMessageKind } from '../domain/messages.ts'
import type { Deliveries } from '../domain/scheduled-messages.ts'
import { isUuid } from './is-uuid.ts'
import { enqueue } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { LeadTable } from './tables.ts'

/** Limits guide e-mails per address, so that nobody can flood a stranger's inbox. */
const HOURS_BETWEEN_GUIDE_EMAILS = 1

/**
 * Stores a lead and queues its messages in one transaction: the agency's copy, the guide's link to the visitor unless
 * one was queued for the address within the last hour, and the events webhook's call if there is one.
 * @throws StoreError when the database fails; nothing is stored or queued then.
 */
export function storeLead(
  store: Store,
  request: LeadRequest,
  now: Temporal.Instant,
  { webhook }: Pick<Deliveries, 'webhook'> = { webhook: false },
): Promise<LeadOutcome> {
  const attempt = async (tx: Database): Promise<LeadOutcome> => {
    // Serializes requests of one address, so that the second sees the first one's e-mail.
    await store.engine.serialize(tx, request.email, 1)
    const hasRecentEmail = await hasGuideEmailSince(
      tx,
      request.email,
      now.subtract({ hours: HOURS_BETWEEN_GUIDE_EMAILS }),
    )
    const row = await tx
      .insertInto('leads')
      .values({ ...request, id: randomUUID(), createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) {
      const earlier = await leadWhere(tx, 'formKey', request.formKey)
      // Only the form key can conflict, and leads are not deleted concurrently.
      if (!earlier) throw new Error('The form key belongs to a lead that cannot be found.')
      return { kind: isSameAddress(earlier.email, request.email) ? 'repeated' : 'reused' }
    }
    const kinds: LeadMessageKind[] = hasRecentEmail ? ['lead-copy'] : ['guide-link', 'lead-copy']
    if (webhook) kinds.push('webhook-lead')
    await enqueue(tx, { leadId: row.id, kinds }, now)
    return { kind: 'stored', lead: toLead(row) }
  }
  return withStoreErrors('write a lead', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction().setIsolationLevel('read committed').execute(attempt),
  )
}

/** The lead with this id; null for unknown and malformed ids. */
export async function leadById(store: Store, id: string): Promise<Lead | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('read a lead', () => leadWhere(store.db, 'id', id.toLowerCase()))
}

async function hasGuideEmailSince(db: Database, email: string, since: Temporal.Instant): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.leadId', 'leads.id')
    .select('leads.id')
    .where(sql`lower(leads.email)`, '=', email.toLowerCase())
    .where('leads.createdAt', '>', since)
    .where('outbox.kind', '=', 'guide-link')
    .executeTakeFirst()
  return row !== undefined
}

async function leadWhere(db: Database, column: 'id' | 'formKey', value: string): Promise<Lead | null> {
  const row = await db.selectFrom('leads').selectAll().where(column, '=', value).executeTakeFirst()
  return row ? toLead(row) : null
}

function isSameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

function toLead({ formKey, ...lead }: Selectable<LeadTable>): Lead {
  return lead
}
