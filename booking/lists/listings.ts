import type { Booking } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import { isUnsent } from '../messages/outbox-claims.ts'
import { toBooking, toLead } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'

/** Bookings, soonest first. */
export async function listBookings({ db }: Store): Promise<Booking[]> {
  const rows = await db.selectFrom('bookings').selectAll().orderBy('startsAt').orderBy('id').execute()
  return rows.map(toBooking)
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
