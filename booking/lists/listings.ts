import type { Booking } from '../core/booking.ts'
import { wideHashOf } from '../core/hashing.ts'
import type { Lead } from '../core/lead.ts'
import { isUnsent } from '../messages/outbox-claims.ts'
import { toBooking, toLead } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'

/** Bookings, soonest first; with `from` only confirmed calls that start then or later. */
export async function listBookings(
  { db }: Store,
  { from }: { from?: Temporal.Instant | undefined } = {},
): Promise<Booking[]> {
  const all = db.selectFrom('bookings').selectAll().orderBy('startsAt').orderBy('id')
  const listed = from ? all.where('status', '=', 'confirmed').where('startsAt', '>=', from) : all
  return (await listed.execute()).map(toBooking)
}

/** Confirmed calls booked since then, by the hash of their network, for IPv6 its /48: the one with the most calls first. */
export async function callsBookedSince(
  { db }: Store,
  since: Temporal.Instant,
): Promise<(Booking & { network: string })[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('status', '=', 'confirmed')
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .execute()
  const calls = rows.map((row) => ({ ...toBooking(row), network: row.network }))
  return [...Map.groupBy(calls, ({ network }) => wideHashOf(network)).values()]
    .sort((a, b) => b.length - a.length)
    .flat()
}

/** Leads, newest first. */
export async function listLeads({ db }: Store): Promise<Lead[]> {
  const rows = await db.selectFrom('leads').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute()
  return rows.map(toLead)
}

/** Messages, soonest due first; without `all`, those that are not sent yet or were given up. */
export async function listMessages({ db }: Store, { all }: { all: boolean }) {
  const query = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'bookingId', 'leadId', 'host', 'dueAt', 'attempts'])
    .select(['sentAt', 'droppedAt', 'failedAt', 'lastError'])
    .orderBy('dueAt')
    .orderBy('id')
  return await (all ? query : query.where(isUnsent)).execute()
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number]
