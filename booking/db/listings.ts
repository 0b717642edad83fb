import { type RawBuilder, sql } from 'kysely'
import type { Booking } from '../domain/booking.ts'
import type { Lead } from '../domain/lead.ts'
import type { SentResult } from '../domain/result.ts'
import type { TimeRange } from '../domain/slots.ts'
import { toBooking } from './booking-rows.ts'
import { isMessageOf } from './of-calendar.ts'
import type { ListedMessage } from './outbox.ts'
import { pagesOf } from './pages.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Bookings of a calendar, soonest first. `upcomingAfter`: only confirmed calls that start after this instant. */
export function bookingPages(
  { db }: Store,
  host: string,
  { upcomingAfter }: { upcomingAfter?: Temporal.Instant | undefined } = {},
): AsyncGenerator<Booking[]> {
  const all = db
    .selectFrom('bookings')
    .select('id')
    .where('host', '=', host)
    .orderBy('startsAt')
    .orderBy('id')
  const listed = upcomingAfter
    ? all.where('status', '=', 'confirmed').where('startsAt', '>', upcomingAfter)
    : all
  return pagesOf(
    () => withStoreErrors('list the bookings', () => listed.execute()),
    async (ids) => {
      const query = db.selectFrom('bookings').selectAll().where('id', 'in', ids)
      return (await withStoreErrors('list the bookings', () => query.execute())).map(toBooking)
    },
  )
}

/** Confirmed calls of a calendar that overlap the range, soonest first, held ones included. The buffer does not count. */
export async function callsIn(
  { db }: Store,
  host: string,
  { startsAt, endsAt }: TimeRange,
): Promise<Booking[]> {
  const rows = await withStoreErrors('list the calls', () =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('host', '=', host)
      .where('status', '=', 'confirmed')
      .where('startsAt', '<', endsAt)
      .where('endsAt', '>', startsAt)
      .orderBy('startsAt')
      .execute(),
  )
  return rows.map(toBooking)
}

/** The soonest confirmed call of a calendar that starts at this instant or later. */
export async function nextCall({ db }: Store, host: string, from: Temporal.Instant): Promise<Booking | null> {
  const row = await withStoreErrors('read the next call', () =>
    db
      .selectFrom('bookings')
      .selectAll()
      .where('host', '=', host)
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

/** Messages of a calendar, soonest due first; without `all`, those that are not sent yet or were given up. */
export function messagePages(
  { db }: Store,
  host: string,
  { all }: { all: boolean },
): AsyncGenerator<ListedMessage[]> {
  const every = db.selectFrom('outbox').select('id').where(isMessageOf(host)).orderBy('dueAt').orderBy('id')
  const listed = all ? every : every.where('sentAt', 'is', null).where('droppedAt', 'is', null)
  return pagesOf(
    () => withStoreErrors('list the outbox', () => listed.execute()),
    (ids) =>
      withStoreErrors('list the outbox', () =>
        db
          .selectFrom('outbox')
          .select(['id', 'kind', 'bookingId', 'leadId', 'resultId', 'requestId', 'dueAt', 'attempts'])
          .select(['sentAt', 'droppedAt', 'failedAt', 'lastError'])
          .where('id', 'in', ids)
          .execute(),
      ),
  )
}

/**
 * Pages of a table that has `createdAt` and `id`, newest first.
 * @param read leaves out internal columns
 * @param which only these rows
 */
export function newestFirst<Row extends { id: string; createdAt: Temporal.Instant }>(
  { db }: Store,
  name: 'leads' | 'results' | 'requests' | 'setAside',
  read: (row: Row) => Row,
  which: RawBuilder<boolean> = sql`1 = 1`,
): AsyncGenerator<Row[]> {
  const task = `list the ${name}`
  // The tables share the two columns.
  const table = name as 'results'
  const listed = db.selectFrom(table).select('id').where(which).orderBy('createdAt', 'desc').orderBy('id')
  return pagesOf(
    () => withStoreErrors(task, () => listed.execute()),
    async (ids) => {
      const query = db.selectFrom(table).selectAll().where('id', 'in', ids)
      const rows: unknown = await withStoreErrors(task, () => query.execute())
      return (rows as Row[]).map(read)
    },
  )
}
