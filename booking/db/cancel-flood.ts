import { sql } from 'kysely'
import type { Booking } from '../domain/booking.ts'
import { messagesAfterCancel } from '../domain/scheduled-messages.ts'
import { deliveriesOf } from '../domain/settings.ts'
import { lockCalendar } from './blocks.ts'
import { toBooking } from './booking-rows.ts'
import { type Change, update as reviseBooking } from './change-booking.ts'
import { isUuid } from './is-uuid.ts'
import { enqueueMessages } from './outbox.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Which calls a flood consists of. */
export interface Flood {
  /** Keyed hash of the network they came from (`networkOfBooking`); without one, calls of unproven addresses count. */
  network?: string | undefined
  /** Calls booked from then on. */
  since: Temporal.Instant
}

/**
 * Cancels a flood of calls of one calendar in one transaction and frees their times: every call of a network, or every call of an
 * unproven address. An address is proven once the link in an e-mail to it was pressed ("I'll be there", for any call).
 *
 * Only visitors with a proven address are told, if `tellVisitor`: an e-mail to any other may reach a stranger whose
 * address was misused. The agency gets no e-mail for each call either, because its own command did it; calendars and
 * webhooks hear of each.
 * @param record called in the same transaction with what was cancelled, for the audit trail
 * @returns the cancelled calls, soonest first
 */
export function cancelFlood(
  store: Store,
  flood: Flood,
  change: Change,
  record: (tx: Database, cancelled: Booking[]) => Promise<void> = async () => {},
): Promise<Booking[]> {
  return withStoreErrors('cancel a flood of calls', () =>
    store.db
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        await lockCalendar(store, tx, change.settings.host)
        const cancelled: Booking[] = []
        for (const { booking, isProven } of await callsOf(tx, flood, change)) {
          cancelled.push(await cancelOne(tx, booking, isProven, change))
        }
        await record(tx, cancelled)
        return cancelled
      }),
  )
}

/** The keyed hash of the network that a booking came from; empty when it is unknown, null for an unknown id. */
export async function networkOfBooking(store: Store, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const row = await withStoreErrors('read a booking', () =>
    store.db.selectFrom('bookings').select('network').where('id', '=', id.toLowerCase()).executeTakeFirst(),
  )
  return row?.network ?? null
}

async function callsOf(
  tx: Database,
  { network, since }: Flood,
  { settings, now }: Change,
): Promise<{ booking: Booking; isProven: boolean }[]> {
  const rows = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('host', '=', settings.host)
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .where('createdAt', '>=', since)
    .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '>', now)]))
    // An empty network is unknown: it must not select every call without one.
    .$if(network !== undefined, (query) =>
      query.where('network', '=', network ?? '').where('network', '<>', ''),
    )
    .orderBy('startsAt')
    .execute()
  const proven = await provenAddresses(tx)
  return rows
    .map((row) => ({ booking: toBooking(row), isProven: proven.has(row.email.toLowerCase()) }))
    .filter(({ isProven }) => network !== undefined || !isProven)
}

async function provenAddresses(tx: Database): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('bookings')
    .select(sql<string>`lower(email)`.as('email'))
    .distinct()
    .where('provenAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ email }) => email))
}

async function cancelOne(
  tx: Database,
  before: Booking,
  isProven: boolean,
  { settings, now, tellVisitor }: Change,
): Promise<Booking> {
  const booking = await reviseBooking(
    tx,
    before,
    { status: 'cancelled', cancelledAt: now, cancelledBy: 'agency', heldUntil: null },
    now,
  )
  // Nobody else has heard of a call that was only held.
  if (before.heldUntil) return booking
  const messages = messagesAfterCancel(deliveriesOf(settings), now, tellVisitor && isProven)
  const others = messages.filter(({ kind }) => kind !== 'agency-cancelled')
  await enqueueMessages(tx, booking, others, now)
  return booking
}
