import type { Booking } from '../domain/booking.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import type { TimeRange } from '../domain/slots.ts'
import { isMessageOf } from './of-calendar.ts'
import { pagesOf } from './pages.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** What happened in a calendar in a span of time. Erased and expired records are not counted. */
export interface ActivityCounts {
  /** Calls booked in the span, whatever became of them; holds that lapsed are apart. */
  booked: number
  /** Holds whose link nobody pressed, by when they were booked. */
  lapsed: number
  moved: number
  cancelledByVisitor: number
  cancelledByAgency: number
  /** Confirmed calls that take place in the span, and how many of their visitors said that they'll be there. */
  takingPlace: number
  attending: number
  /** Of the agency alone, as are the next two. */
  leads: number
  requests: number
  results: number
  messagesSent: number
  messagesFailed: number
  messagesDropped: number
}

/** Counts what happened in a calendar from `startsAt` until before `endsAt`. */
export function countActivity(
  { db }: Store,
  host: string,
  { startsAt, endsAt }: TimeRange,
): Promise<ActivityCounts> {
  type Instants<Table> = Extract<
    { [Name in keyof Table]: Table[Name] extends Temporal.Instant | null ? Name : never }[keyof Table],
    string
  >
  const bookings = (column: Instants<Booking>) =>
    db
      .selectFrom('bookings')
      .where('host', '=', host)
      .where(column, '>=', startsAt)
      .where(column, '<', endsAt)
  const count = async (query: ReturnType<typeof bookings>) =>
    (await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
  const created = async (table: 'leads' | 'requests' | 'results') =>
    host === AGENCY_HOST
      ? await count(
          db
            .selectFrom(table as 'bookings')
            .where('createdAt', '>=', startsAt)
            .where('createdAt', '<', endsAt),
        )
      : 0
  const messages = async (column: 'sentAt' | 'failedAt' | 'droppedAt') =>
    (
      await db
        .selectFrom('outbox')
        .where(isMessageOf(host))
        .where(column, '>=', startsAt)
        .where(column, '<', endsAt)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  return withStoreErrors('count what happened', async () => {
    const lapsed = await count(bookings('createdAt').where('cancelledBy', '=', 'lapse'))
    const ahead = bookings('startsAt').where('status', '=', 'confirmed').where('heldUntil', 'is', null)
    return {
      booked: (await count(bookings('createdAt'))) - lapsed,
      lapsed,
      moved: await count(bookings('movedAt')),
      cancelledByVisitor: await count(bookings('cancelledAt').where('cancelledBy', '=', 'visitor')),
      cancelledByAgency: await count(bookings('cancelledAt').where('cancelledBy', '=', 'agency')),
      takingPlace: await count(ahead),
      attending: await count(ahead.where('attendingAt', 'is not', null)),
      leads: await created('leads'),
      requests: await created('requests'),
      results: await created('results'),
      messagesSent: await messages('sentAt'),
      messagesFailed: await messages('failedAt'),
      messagesDropped: await messages('droppedAt'),
    }
  })
}

type Origin = Pick<Booking, 'id' | 'attribution' | 'specialty'>

/**
 * Where the calls of a calendar that were booked in the span came from, and what they are about; lapsed holds are left
 * out.
 */
export function bookingOrigins(
  { db }: Store,
  host: string,
  { startsAt, endsAt }: TimeRange,
): AsyncGenerator<Origin[]> {
  const task = 'read where calls came from'
  const booked = db
    .selectFrom('bookings')
    .select('id')
    .where('host', '=', host)
    .where('createdAt', '>=', startsAt)
    .where('createdAt', '<', endsAt)
    .where((row) => row.or([row('cancelledBy', 'is', null), row('cancelledBy', '<>', 'lapse')]))
  return pagesOf<Origin>(
    () => withStoreErrors(task, () => booked.execute()),
    (ids) => {
      const query = db
        .selectFrom('bookings')
        .select(['id', 'attribution', 'specialty'])
        .where('id', 'in', ids)
      return withStoreErrors(task, () => query.execute())
    },
  )
}
