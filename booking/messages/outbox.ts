import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { calendarOf } from '../calendar/connected/connections.ts'
import type { Booking } from '../core/booking.ts'
import {
  type BookingMessageKind,
  channelOf,
  type HostEmailKind,
  type LeadMessageKind,
} from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'
import { toBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import type { OutboxTable } from '../store/tables.ts'
import { ENDED_PROCESS } from './failure.ts'
import { isUnclaimed, isUnsent, isUnsettled } from './outbox-claims.ts'
import { atOnce, type CallNews, messagesAfter, type ScheduledMessage } from './schedule.ts'

type NewMessage = Omit<Insertable<OutboxTable>, 'id' | 'channel' | 'sequence'> & { sequence?: number }

/** Each message about the same subject, kind, revision, copy and occasion is inserted once. */
function insert(db: Database, messages: readonly NewMessage[]) {
  const rows = messages.map((message) => ({
    sequence: 0,
    ...message,
    id: randomUUID(),
    channel: channelOf(message.kind),
  }))
  return db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
}

/** Queues messages about a lead, due now. Call in the transaction that stores it. */
export async function enqueueForLead(
  tx: Database,
  leadId: string,
  kinds: LeadMessageKind[],
  now: Temporal.Instant,
): Promise<void> {
  if (kinds.length === 0) return
  const messages = kinds.map((kind) => ({ leadId, kind, createdAt: now, dueAt: now }))
  await insert(tx, messages).execute()
}

/** Queues an email for a host, unless it was queued before about the same occasion. Returns whether it was. */
export async function enqueueForHost(
  { db }: Pick<Store, 'db'>,
  message: Record<'host' | 'occasion', string> & { kind: HostEmailKind } & Omit<ScheduledMessage, 'kind'>,
): Promise<boolean> {
  const queued = insert(db, [{ ...message, createdAt: message.dueAt }])
  return Number((await queued.executeTakeFirstOrThrow()).numInsertedOrUpdatedRows) > 0
}

/** Queues messages about a booking as it is now; `copy` is higher when they go out again. Call in the transaction that changes it. */
export async function enqueueMessages(
  tx: Database,
  booking: Booking,
  messages: ScheduledMessage[],
  now: Temporal.Instant,
  copy = 0,
): Promise<void> {
  const { id: bookingId, sequence } = booking
  if (messages.length === 0) return
  const rows = messages.map((message) => ({
    ...message,
    bookingId,
    sequence,
    copy,
    createdAt: Temporal.Instant.compare(message.dueAt, now) > 0 ? message.dueAt : now,
  }))
  await insert(tx, rows).execute()
}

/** Queues the messages about a call that was booked, moved or canceled. Call in the transaction that does it. */
export async function enqueueNews(
  tx: Database,
  news: CallNews,
  booking: Booking,
  { settings, now, tellVisitor }: { settings: BookingSettings; now: Temporal.Instant; tellVisitor: boolean },
): Promise<void> {
  const hasCalendar = (await calendarOf(tx, booking.host)) !== null
  const messages = messagesAfter(news, booking, settings, now, { hasCalendar, tellVisitor })
  await enqueueMessages(tx, booking, messages, now)
}

/** Queues all upcoming calls of a host for a calendar that was just connected. */
export function enqueueUpcoming(store: Store, host: string, now: Temporal.Instant): Promise<void> {
  return store.db.transaction().execute(async (tx) => {
    const calls = await tx
      .selectFrom('bookings')
      .selectAll()
      .where((row) => row.and({ host }))
      .where('endsAt', '>', now)
      .execute()
    for (const call of calls) {
      const ofCall = tx.deleteFrom('outbox').where('bookingId', '=', call.id).where('kind', '=', 'calendar')
      await ofCall.execute()
      await enqueueMessages(tx, toBooking(call), atOnce(['calendar'], now), now)
    }
  })
}

/** Drops the unsent messages about earlier revisions of a booking; the reason is stored for the operator. */
export async function dropOutdated(
  tx: Database,
  { id, sequence }: Booking,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ droppedAt: now, leaseUntil: null, lastError: reason })
    .where('bookingId', '=', id)
    .where('sequence', '<', sequence)
    .where(isUnsettled)
    .execute()
}

/** Queues the emails about a call again, as new messages because mail programs hide duplicates. Returns their number. */
export function enqueueAgain(store: Store, booking: Booking, now: Temporal.Instant): Promise<number> {
  const kinds: BookingMessageKind[] = booking.movedAt
    ? ['moved', 'agency-moved']
    : ['confirmation', 'agency-copy']
  return store.db.transaction().execute(async (tx) => {
    await store.engine.serialize(tx, booking.id, 4)
    const { latest } = await tx
      .selectFrom('outbox')
      .where('bookingId', '=', booking.id)
      .select(({ fn }) => fn.max<number | null>('copy').as('latest'))
      .executeTakeFirstOrThrow()
    await enqueueMessages(tx, booking, atOnce(kinds, now), now, (latest ?? 0) + 1)
    return kinds.length
  })
}

/** When an email was last accepted, and those that have failed since, the earliest first. */
export async function emailState({ db }: Store) {
  const emails = db.selectFrom('outbox').where('channel', '=', 'email')
  const last = await emails
    .select('sentAt')
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  const lastSentAt = last?.sentAt ?? null
  const failing = await emails
    .select(['createdAt', 'lastError'])
    .where(isUnsettled)
    .where('lastError', 'is not', null)
    .$if(lastSentAt !== null, (query) => query.where('createdAt', '>', lastSentAt as Temporal.Instant))
    .orderBy('createdAt')
    .execute()
  return { lastSentAt, failing }
}

/** The messages given up since then, except guide links that were refused: mostly a visitor mistyped the address. */
export function givenUpSince({ db }: Store, since: Temporal.Instant) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'lastError'])
    .where(isUnsent)
    .where('failedAt', '>', since)
    .where((row) => row.or([row('kind', '<>', 'guide-link'), row('lastError', 'like', `${ENDED_PROCESS}%`)]))
    .orderBy('failedAt')
    .execute()
}

/**
 * Makes messages due now with a fresh count of attempts that were given up or wait for another attempt: the one with this
 * id, or with null all. Sent and dropped messages and those being sent now are left out. Returns what they are about.
 */
export function retryMessages({ db }: Store, id: string | null, now: Temporal.Instant) {
  return db
    .updateTable('outbox')
    .set({ failedAt: null, attempts: 0, dueAt: now, leaseUntil: null })
    .where(isUnsent)
    .where(isUnclaimed(now))
    .where((row) => row.or([row('failedAt', 'is not', null), row('attempts', '>', 0)]))
    .$if(id !== null, (query) => query.where('id', '=', id))
    .returning(['id', 'kind', 'bookingId', 'leadId'])
    .execute()
}

/** The state of the outbox for `/health`. */
export async function outboxHealth(store: Store, now: Temporal.Instant) {
  const unsettled = store.db.selectFrom('outbox').where(isUnsent)
  // A reminder of next week is not late.
  const pending = unsettled
    .where('failedAt', 'is', null)
    .where((row) => row.or([row('dueAt', '<=', now), row('attempts', '>', 0)]))
  const counts = await pending
    .select(({ fn }) => [fn.countAll<number>().as('unsent'), fn.count<number>('lastError').as('failing')])
    .executeTakeFirstOrThrow()
  const { dead } = await unsettled
    .where('failedAt', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .executeTakeFirstOrThrow()
  return {
    /** `unsent`: due and not yet sent. `failing`: those of them that have failed at least once. */
    ...counts,
    /** Given up: refused for good, or every attempt failed. */
    dead,
  }
}
