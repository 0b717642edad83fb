import { randomUUID } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { lockCalendar } from '../calendar/blocks.ts'
import type { FreeHost } from '../calendar/connected/free-hosts.ts'
import { isDayFull, openHosts } from '../calendar/open-hosts.ts'
import {
  type Booking,
  type BookingOutcome,
  type BookingRequest,
  type CanceledBy,
  callState,
  type LimitReason,
  type MoveOutcome,
  mayChange,
  type OwnAnswers,
} from '../core/booking.ts'
import { mailboxOf } from '../core/contact/mailbox.ts'
import { isNetworkFull } from '../core/hashing.ts'
import type { BookingSettings } from '../core/settings.ts'
import { dropOutdated, enqueueNews } from '../messages/outbox.ts'
import { bookingById, toBooking, updateBooking } from '../store/bookings.ts'
import type { Database, Store } from '../store/store.ts'
import { isOverlap } from '../store/store-error.ts'
import type { BookingTable } from '../store/tables.ts'

/**
 * Inserts a booking and queues its messages in one transaction, or says why not. It goes to the host with the fewest
 * upcoming calls of those who are free. Check `isOffered` before, and ask the hosts' calendars (`freeHosts`).
 * @throws StoreError
 */
export function book(
  store: Store,
  request: BookingRequest,
  settings: BookingSettings,
  now: Temporal.Instant,
  hosts: readonly FreeHost[],
): Promise<BookingOutcome> {
  const { rules } = settings
  return store.db.transaction().execute(async (tx): Promise<BookingOutcome> => {
    // Serializes submits of one form: the second sees the first one's booking.
    await store.engine.serialize(tx, request.formKey, 0)
    const ofForm = tx.selectFrom('bookings').selectAll().where('formKey', '=', request.formKey)
    const repeated = await ofForm.executeTakeFirst()
    if (repeated) return { kind: 'repeated', booking: toBooking(repeated) }
    await lockCalendar(store, tx)
    const { startsAt } = request
    const endsAt = startsAt.add({ minutes: rules.callMinutes })
    const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
    const free = await openHosts(tx, hosts, { startsAt, endsAt: blocksUntil })
    if (free.length === 0 || (await isDayFull(tx, rules, startsAt))) return { kind: 'taken' }
    const reason = await reachedLimit(tx, request, now)
    if (reason) return { kind: 'over-limit', reason }
    const values = { ...request, id: randomUUID(), endsAt, blocksUntil, createdAt: now }
    for (const { id: host, calendarCheck } of await fewestCallsFirst(tx, free, now)) {
      const row = await insertUnlessTaken(tx, { ...values, host, calendarCheck })
      if (!row) continue
      const booking = toBooking(row)
      await enqueueNews(tx, 'booked', booking, { settings, now, tellVisitor: true })
      return { kind: 'booked', booking }
    }
    return { kind: 'taken' }
  })
}

async function fewestCallsFirst(
  tx: Database,
  hosts: readonly FreeHost[],
  now: Temporal.Instant,
): Promise<readonly FreeHost[]> {
  const rows = await tx
    .selectFrom('bookings')
    .select(({ fn }) => ['host', fn.countAll<number>().as('calls')])
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .groupBy('host')
    .execute()
  const calls = new Map(rows.map((row) => [row.host, row.calls]))
  return hosts.toSorted((a, b) => (calls.get(a.id) ?? 0) - (calls.get(b.id) ?? 0))
}

/**
 * Inserts a booking unless its time overlaps another. In PostgreSQL an error would abort the transaction; DO NOTHING
 * without a target covers the exclusion constraint. SQLite's trigger raises an error, which undoes the statement alone.
 */
async function insertUnlessTaken(
  tx: Database,
  values: Insertable<BookingTable>,
): Promise<Selectable<BookingTable> | undefined> {
  try {
    return await tx
      .insertInto('bookings')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  } catch (error) {
    if (isOverlap(error)) return undefined
    throw error
  }
}

/** Upcoming calls. */
export const CALLS_PER_ADDRESS = 2

/** The limit that refuses a call, if any. Call after `lockCalendar`, so that concurrent requests can't outrun it. */
async function reachedLimit(
  tx: Database,
  { network, email }: Pick<BookingRequest, 'network' | 'email'>,
  now: Temporal.Instant,
): Promise<LimitReason | null> {
  const earlier = tx.selectFrom('bookings').select('network').where('network', '<>', '')
  const ofDay = await earlier.where('createdAt', '>', now.subtract({ hours: 24 })).execute()
  if (isNetworkFull(network, ofDay)) return 'network-limit'
  // Not compared in SQL, because the spellings of one address differ; there are a few dozen upcoming calls.
  const upcoming = await tx
    .selectFrom('bookings')
    .select('email')
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .execute()
  const own = upcoming.filter((call) => mailboxOf(call.email) === mailboxOf(email))
  return own.length >= CALLS_PER_ADDRESS ? 'address-limit' : null
}

export interface Change {
  settings: BookingSettings
  now: Temporal.Instant
  by: CanceledBy
  /** The agency always gets an email. */
  tellVisitor: boolean
}

/** Runs `work` on a booking under the calendar's lock, so that nothing else changes it; null when there is none. */
export function change<T>(
  store: Store,
  id: string,
  work: (tx: Database, before: Booking) => Promise<T | null>,
): Promise<T | null> {
  return store.db.transaction().execute(async (tx) => {
    await lockCalendar(store, tx)
    const before = await bookingById({ db: tx }, id)
    return before && (await work(tx, before))
  })
}

/** Limited, because each correction may send an email to another address. */
const CORRECTIONS_PER_CALL = 3

/**
 * Moves a call, or corrects it with `answers`, and queues its messages in one transaction. The call gets the length of
 * today's rules and keeps its UID and links, and its host. Check `isOffered` before, and ask the host's calendars (`freeHosts`).
 * @throws StoreError
 */
export async function moveBooking(
  store: Store,
  id: string,
  startsAt: Temporal.Instant,
  { settings, now, by, tellVisitor }: Change,
  calendarCheck: Booking['calendarCheck'] = '',
  answers?: OwnAnswers,
): Promise<MoveOutcome> {
  const { rules } = settings
  const endsAt = startsAt.add({ minutes: rules.callMinutes })
  const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
  try {
    const outcome = await change<MoveOutcome>(store, id, async (tx, before) => {
      if (!mayChange(callState(before, rules, now), by)) return null
      const isMoved = !before.startsAt.equals(startsAt)
      if (!isMoved && !answers) return { kind: 'unchanged', booking: before }
      if (answers && before.sequence >= CORRECTIONS_PER_CALL) return null
      if (isMoved) {
        const host = { id: before.host, calendarCheck }
        const isOpen = (await openHosts(tx, [host], { startsAt, endsAt: blocksUntil })).length > 0
        if (!isOpen || (await isDayFull(tx, rules, startsAt, before.id))) return { kind: 'taken' }
      }
      const times = { startsAt, endsAt, blocksUntil, calendarCheck, attendingAt: null, movedAt: now }
      const booking = await revise(tx, before, { ...(isMoved && times), ...answers }, now)
      await enqueueNews(tx, isMoved ? 'moved' : 'booked', booking, { settings, now, tellVisitor })
      return { kind: 'moved', booking, from: before.startsAt }
    })
    return outcome ?? { kind: 'over' }
  } catch (error) {
    if (isOverlap(error)) return { kind: 'taken' }
    throw error
  }
}

/** Changes a call, raises its revision and drops what belongs to earlier ones. */
export async function revise(
  tx: Database,
  { id, sequence }: Booking,
  changes: Parameters<typeof updateBooking>[2],
  now: Temporal.Instant,
): Promise<Booking> {
  const revision = { sequence: sequence + 1, outcome: null, outcomeAt: null }
  const booking = await updateBooking(tx, id, { ...changes, ...revision })
  const reason = booking.status === 'canceled' ? 'the call was canceled' : 'the call was moved'
  await dropOutdated(tx, booking, reason, now)
  return booking
}
