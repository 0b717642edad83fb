import { randomUUID } from 'node:crypto'
import { and, desc, eq, exists, gt, type SQL, sql } from 'drizzle-orm'
import type { Lead, LeadOutcome, LeadRequest } from '../domain/lead.ts'
import { isUuid } from './is-uuid.ts'
import { enqueue, type LeadEmailKind } from './outbox.ts'
import { leads, outbox } from './schema.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

type LeadRow = typeof leads.$inferSelect

/** Limits guide e-mails per address, so that nobody can flood a stranger's inbox. */
const HOURS_BETWEEN_GUIDE_EMAILS = 1

/**
 * Stores a lead and queues its e-mails in one transaction: the agency's copy, and the guide's link to the visitor
 * unless one was queued for the address within the last hour.
 * @throws StoreError when the database fails; nothing is stored or queued then.
 */
export function storeLead(store: Store, request: LeadRequest, now: Temporal.Instant): Promise<LeadOutcome> {
  const attempt = async (tx: Database): Promise<LeadOutcome> => {
    // Serializes requests of one address, so that the second sees the first one's e-mail.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${request.email}), 1))`)
    const hasRecentEmail = await hasGuideEmailSince(
      tx,
      request.email,
      now.subtract({ hours: HOURS_BETWEEN_GUIDE_EMAILS }),
    )
    const [row] = await tx
      .insert(leads)
      .values({ ...request, id: randomUUID(), createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const earlier = await first(tx, eq(leads.formKey, request.formKey))
      // Only the form key can conflict, and leads are not deleted concurrently.
      if (!earlier) throw new Error('The form key belongs to a lead that cannot be found.')
      return { kind: 'repeated', lead: earlier }
    }
    const kinds: LeadEmailKind[] = hasRecentEmail ? ['lead-copy'] : ['guide-link', 'lead-copy']
    await enqueue(tx, { leadId: row.id }, kinds, 0, now)
    return { kind: 'stored', lead: toLead(row) }
  }
  return withStoreErrors('write a lead', () =>
    // Each statement must see earlier commits, whatever the server's default.
    store.db.transaction(attempt, { isolationLevel: 'read committed' }),
  )
}

/** The lead with this id; null for unknown and malformed ids. */
export async function leadById(store: Store, id: string): Promise<Lead | null> {
  if (!isUuid(id)) return null
  return await withStoreErrors('read a lead', () => first(store.db, eq(leads.id, id)))
}

/** All leads, newest first. */
export async function listLeads(store: Store): Promise<Lead[]> {
  const rows = await withStoreErrors('list the leads', () =>
    store.db.select().from(leads).orderBy(desc(leads.createdAt), leads.id),
  )
  return rows.map(toLead)
}

async function hasGuideEmailSince(db: Database, email: string, since: Temporal.Instant): Promise<boolean> {
  const guideEmail = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(eq(outbox.leadId, leads.id), eq(outbox.kind, 'guide-link')))
  const recent = and(
    sql`lower(${leads.email}) = lower(${email})`,
    gt(leads.createdAt, since),
    exists(guideEmail),
  )
  return (await first(db, recent)) !== null
}

async function first(db: Database, condition: SQL | undefined): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(condition).limit(1)
  return row ? toLead(row) : null
}

function toLead({ formKey, ...lead }: LeadRow): Lead {
  return lead
}
