import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { mailboxOf } from '../core/contact/mailbox.ts'
import { isNetworkFull, wideHashOf } from '../core/hashing.ts'
import type { LeadOutcome, LeadRequest } from '../core/lead.ts'
import type { LeadMessageKind } from '../core/message-kinds.ts'
import { AGENCY_HOST, type BookingSettings } from '../core/settings.ts'
import type { BookingContext } from '../form/context.ts'
import { HttpError } from '../form/reasons.ts'
import { enqueueForHost, enqueueForLead } from '../messages/outbox.ts'
import { isUuid, toLead } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import type { LeadTable } from '../store/tables.ts'

/**
 * Stores a lead and queues its messages in one transaction. So that nobody can flood strangers' inboxes, the guide's
 * link goes out once a day to an address and for few leads of a network. Who asked for something else doesn't get it.
 * @throws StoreError
 */
export function storeLead(
  store: Store,
  request: LeadRequest,
  now: Temporal.Instant,
  { events }: Partial<BookingSettings> = {},
): Promise<LeadOutcome> {
  return store.db.transaction().execute(async (tx): Promise<LeadOutcome> => {
    // Serializes requests of one mailbox, so that the second sees the first one.
    await store.engine.serialize(tx, mailboxOf(request.email), 1)
    await store.engine.serialize(tx, wideHashOf(request.network), 5)
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
        // Only the form key can conflict, and leads are not deleted concurrently.
        .executeTakeFirstOrThrow()
      return { kind: mailboxOf(earlier.email) === mailboxOf(request.email) ? 'repeated' : 'reused' }
    }
    const earlier = await earlierToday(tx, row, now)
    // Beyond the limit a lead gets no emails of its own; the agency's digest has it.
    const isBeyondLimit = isNetworkFull(row.network, earlier)
    const hadGuide = earlier.some(({ email }) => mailboxOf(email) === mailboxOf(row.email))
    const isGuideDue = !isBeyondLimit && !hadGuide && !row.wanted && !row.area && !row.callBy
    const kinds: LeadMessageKind[] = isGuideDue ? ['guide-link'] : []
    if (isBeyondLimit) await enqueueDigest(tx, now)
    else kinds.push('lead-copy')
    if (events) kinds.push('webhook-lead')
    await enqueueForLead(tx, row.id, kinds, now)
    return { kind: 'stored', lead: toLead(row) }
  })
}

/** Stores what was asked for and says whether it is new. @throws {HttpError | StoreError} `used` for another person at the same form */
export async function keepLead(
  { store, settings, now, log, wake }: BookingContext,
  request: LeadRequest,
): Promise<boolean> {
  const outcome = await storeLead(store, request, now(), settings)
  if (outcome.kind === 'reused') throw new HttpError({ kind: 'used' })
  if (outcome.kind !== 'stored') return false
  log.info({ lead: outcome.lead.id, form: request.formName }, 'Lead stored.')
  wake()
  return true
}

/** Records that visitors were called back, unless it is recorded. Returns the ids of the others. @throws StoreError */
export async function markCalled(
  { db }: Store,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const called = db.updateTable('leads').set({ calledAt: now }).where('id', 'in', known)
  const marked = called.where('callBy', 'is not', null).where('calledAt', 'is', null).returning('id')
  return (await marked.execute()).map(({ id }) => id)
}

/** The other leads of the last 24 hours from the same form. */
function earlierToday(tx: Database, { id, formName }: Selectable<LeadTable>, now: Temporal.Instant) {
  return tx
    .selectFrom('leads')
    .select(['email', 'network'])
    .where('createdAt', '>', now.subtract({ hours: 24 }))
    .where('formName', '=', formName)
    .where('id', '<>', id)
    .execute()
}

/** Queues the agency's digest of this hour, once, due a minute after the hour so that its last lead is included. */
function enqueueDigest(tx: Database, now: Temporal.Instant) {
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const about = { kind: 'lead-digest', host: AGENCY_HOST, occasion: hour.toString() } as const
  return enqueueForHost({ db: tx }, { ...about, dueAt: hour.add({ minutes: 61 }), usefulUntil: null })
}
