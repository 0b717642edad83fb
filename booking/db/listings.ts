import type { Booking } from '../domain/booking.ts'
import type { Lead } from '../domain/lead.ts'
import type { SentResult } from '../domain/result.ts'
import type { TimeRange } from '../domain/slots.ts'
import { toBooking } from './booking-rows.ts'
import type { ListedMessage } from './outbox.ts'
import { PAGE_ROWS, pagesOf } from './pages.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Bookings, soonest first. `upcomingAfter`: only confirmed calls that start after this instant. */
export function bookingPages(
  { db }: Store,
  { upcomingAfter }: { upcomingAfter?: Temporal.Instant | undefined } = {},
): AsyncGenerator<Booking[]> {
  return pagesOf<Booking>(async (after) => {
    let query = db.selectFrom('bookings').selectAll()
    if (upcomingAfter) query = query.where('status', '=', 'confirmed').where('startsAt', '>', upcomingAfter)
    if (after)
      query = query.where((row) =>
        row.or([
          row('startsAt', '>', after.startsAt),
          row.and([row('startsAt', '=', after.startsAt), row('id', '>', after.id)]),
        ]),
      )
    const ordered = query.orderBy('startsAt').orderBy('id').limit(PAGE_ROWS)
    return (await withStoreErrors('list the bookings', () => ordered.execute())).map(toBooking)
  })
}

/** Confirmed calls that overlap the range, soonest first, held ones included. The buffer does not count. */
export async function callsIn({ db }: Store, { startsAt, endsAt }: TimeRange): Promise<Booking[]> {
  const rows = await withStoreErrors('list the calls', () =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'confirmed')
      .where('startsAt', '<', endsAt)
      .where('endsAt', '>', startsAt)
      .orderBy('startsAt')
      .execute(),
  )
  return rows.map(toBooking)
}

/** The soonest confirmed call that starts at this instant or later. */
export async function nextCall({ db }: Store, from: Temporal.Instant): Promise<Booking | null> {
  const row = await withStoreErrors('read the next call', () =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('status', '=', 'confirmed')
      .where('startsAt', '>=', from)
      .orderBy('startsAt')
      .limit(1)
      .executeTakeFirst(),
  )
  return row ? toBooking(row) : null
}

/** Leads, newest first. */
export function leadPages(store: Store): AsyncGenerator<Lead[]> {
  return newestFirst<Lead & { formKey?: string }>(store, 'leads', ({ formKey, ...lead }) => lead)
}

/** Results that visitors had sent to themselves, newest first. */
export function resultPages(store: Store): AsyncGenerator<SentResult[]> {
  return newestFirst<SentResult>(store, 'results', (row) => row)
}

/** Messages, soonest due first; without `all`, those that are not sent yet or were given up. */
export function messagePages({ db }: Store, { all }: { all: boolean }): AsyncGenerator<ListedMessage[]> {
  return pagesOf<ListedMessage>((after) => {
    let query = db
      .selectFrom('outbox')
      .select(['id', 'kind', 'bookingId', 'leadId', 'resultId', 'requestId', 'dueAt', 'attempts'])
      .select(['sentAt', 'droppedAt', 'failedAt', 'lastError'])
    if (!all) query = query.where('sentAt', 'is', null).where('droppedAt', 'is', null)
    if (after)
      query = query.where((row) =>
        row.or([
          row('dueAt', '>', after.dueAt),
          row.and([row('dueAt', '=', after.dueAt), row('id', '>', after.id)]),
        ]),
      )
    const ordered = query.orderBy('dueAt').orderBy('id').limit(PAGE_ROWS)
    return withStoreErrors('list the outbox', () => ordered.execute())
  })
}

/** Pages of a table that has `createdAt` and `id`, newest first. `read` leaves out internal columns. */
export function newestFirst<Row extends { id: string; createdAt: Temporal.Instant }>(
  { db }: Store,
  table: 'leads' | 'results' | 'requests' | 'setAside',
  read: (row: Row) => Row,
): AsyncGenerator<Row[]> {
  return pagesOf<Row>(async (after) => {
    // The tables share these columns.
    let query = db.selectFrom(table as 'results').selectAll()
    if (after)
      query = query.where((row) =>
        row.or([
          row('createdAt', '<', after.createdAt),
          row.and([row('createdAt', '=', after.createdAt), row('id', '>', after.id)]),
        ]),
      )
    const ordered = query.orderBy('createdAt', 'desc').orderBy('id').limit(PAGE_ROWS)
    const rows = await withStoreErrors(`list the ${table}`, () => ordered.execute())
    return (rows as unknown as Row[]).map(read)
  })
}
