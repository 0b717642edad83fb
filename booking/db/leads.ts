import { randomUUID } from 'node:crypto'
import { and, desc, eq, exists, gt, type SQL, sql } from 'drizzle-orm'
import type { Lead, LeadOutcome, LeadRequest } from '../domain/lead.ts'
import { leads, outbox } from './schema.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

type LeadRow = typeof leads.$inferSelect

/** An address is mailed the guide at most this often, so that nobody can fill a stranger's inbox with it. */
const HOURS_BETWEEN_GUIDE_MAILS = 1

/**
 * Stores a lead in one transaction with the mails it owes: the guide's link to the visitor, unless the address
 * was owed one within the hour, and the agency's copy.
 * Throws `StoreError` when the database fails; then nothing is stored and nothing is owed.
 */
export function storeLead(store: Store, request: LeadRequest, now: Temporal.Instant): Promise<LeadOutcome> {
  const attempt = async (tx: Database): Promise<LeadOutcome> => {
    // Requests of one address wait for each other here, so that the second sees what the first is owed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${request.email}), 1))`)
    const hasMail = await guideMailSince(
      tx,
      request.email,
      now.subtract({ hours: HOURS_BETWEEN_GUIDE_MAILS }),
    )
    const [row] = await tx
      .insert(leads)
      .values({ ...request, id: randomUUID(), createdAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) {
      const earlier = await first(tx, eq(leads.formKey, request.formKey))
      // Only the form key can conflict, and no lead is ever deleted while it is looked for.
      if (!earlier) throw new Error('A form key was taken by a lead that cannot be found.')
      return { kind: 'repeated', lead: earlier }
    }
    const kinds = hasMail ? (['lead-copy'] as const) : (['guide-link', 'lead-copy'] as const)
    await tx.insert(outbox).values(
      kinds.map((kind) => ({
        id: randomUUID(),
        leadId: row.id,
        kind,
        sequence: 0,
        createdAt: now,
        dueAt: now,
      })),
    )
    return { kind: 'stored', lead: asLead(row) }
  }
  return withStoreErrors('write a lead', () =>
    // Each statement must see what was committed before it began, whatever the server's own default.
    store.db.transaction(attempt, { isolationLevel: 'read committed' }),
  )
}

/** The lead of that id; null for an id that is none, malformed ones included. */
export async function leadById(store: Store, id: string): Promise<Lead | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null
  return await withStoreErrors('read a lead', () => first(store.db, eq(leads.id, id)))
}

/** All leads, newest first. */
export async function listLeads(store: Store): Promise<Lead[]> {
  const rows = await withStoreErrors('list the leads', () =>
    store.db.select().from(leads).orderBy(desc(leads.createdAt), leads.id),
  )
  return rows.map(asLead)
}

async function guideMailSince(db: Database, email: string, since: Temporal.Instant): Promise<boolean> {
  const mail = db
    .select({ one: sql`1` })
    .from(outbox)
    .where(and(eq(outbox.leadId, leads.id), eq(outbox.kind, 'guide-link')))
  const recent = and(sql`lower(${leads.email}) = lower(${email})`, gt(leads.createdAt, since), exists(mail))
  return (await first(db, recent)) !== null
}

async function first(db: Database, condition: SQL | undefined): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(condition).limit(1)
  return row ? asLead(row) : null
}

/** What other rooms may see: without the form key. */
function asLead({ formKey, ...lead }: LeadRow): Lead {
  return lead
}
