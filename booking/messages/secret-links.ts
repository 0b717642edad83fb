import { randomBytes } from 'node:crypto'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Booking } from '../core/booking.ts'
import { callHosts, callsOf } from '../core/call-hosts.ts'
import { sha256 } from '../core/hashing.ts'
import { OFFICE, OFFICE_UNOPENED } from '../core/settings.ts'
import { BY_EMAIL, BY_VISITOR, officePeople } from '../core/staff.ts'
import { bookingById, toBooking } from '../store/bookings.ts'
import type { Service, Store } from '../store/store.ts'
import type { LinkHolder, Tables } from '../store/tables.ts'

/** Makes a link to a call and returns its secret. Each message gets its own, because only the hash is stored. */
export async function createCallLink(
  store: Store,
  bookingId: string,
  now: Temporal.Instant,
  holder: LinkHolder,
): Promise<string> {
  const secret = newSecret()
  const link = { hash: sha256(secret), bookingId, holder, createdAt: now }
  await store.db.insertInto('callLinks').values(link).execute()
  return secret
}

/** A call found by a secret. `address`: the confirmation page's, which a browser gets without having read an email. */
interface FoundCall {
  booking: Booking
  via: 'address' | LinkHolder
  /** Who has the link: a person's id, `BY_EMAIL` or `BY_VISITOR`. */
  person: string
}

type LinkContext = Omit<Service, 'log'>

const newSecret = () => randomBytes(16).toString('base64url')

/** The call that a secret leads to, whatever its status; null when the secret is unknown. */
export async function findCall(context: LinkContext, secret: string): Promise<FoundCall | null> {
  const { store } = context
  const [, daySecret, bookingId] = /^([\w-]{22})\.([\da-f-]{36})$/.exec(secret) ?? []
  if (daySecret && bookingId) return await findCallOfDay(context, daySecret, bookingId)
  const hash = sha256(secret)
  const bookings = store.db.selectFrom('bookings').selectAll('bookings')
  const booked = await bookings.where('referenceHash', '=', hash).executeTakeFirst()
  if (booked) return { booking: toBooking(booked), via: 'address', person: BY_VISITOR }
  const linked = await bookings
    .innerJoin('callLinks', 'callLinks.bookingId', 'bookings.id')
    .select('callLinks.holder')
    .where('callLinks.hash', '=', hash)
    .executeTakeFirst()
  if (!linked) return null
  const { holder, ...row } = linked
  return { booking: toBooking(row), via: holder, person: holder === 'agency' ? BY_EMAIL : BY_VISITOR }
}

/** A call by the link to its host's day. */
async function findCallOfDay(
  context: LinkContext,
  daySecret: string,
  bookingId: string,
): Promise<FoundCall | null> {
  const day = await findDay(context, daySecret)
  const booking = await bookingById(context.store, bookingId)
  if (!day || !booking) return null
  const isTheirs = [null, booking.host].includes(callsOf(context.settings, day.host))
  return isTheirs ? { booking, via: 'agency', person: day.person } : null
}

/** A day link works for seven days. */
export const DAY_LINK_LIFE = { hours: 7 * 24 }

/** A link to the office works for twelve hours, and what opened it for as long again. */
const OFFICE_LINK_LIFE = { hours: 12 }

const isUnopenedLink =
  (secret: string, now: Temporal.Instant) => (row: ExpressionBuilder<Tables, 'dayLinks'>) =>
    row.and([
      row('hash', '=', sha256(secret)),
      row('host', '=', OFFICE_UNOPENED),
      row('createdAt', '>', now.subtract(OFFICE_LINK_LIFE)),
    ])

/** Whether a link can still open the office. */
export async function isUnopened({ db }: Store, secret: string, now: Temporal.Instant): Promise<boolean> {
  const link = db.selectFrom('dayLinks').select('hash').where(isUnopenedLink(secret, now))
  return (await link.executeTakeFirst()) !== undefined
}

/** How many links that still open the office are in a person's email, or on their way there. */
export async function unopenedLinks({ db }: Store, person: string, now: Temporal.Instant): Promise<number> {
  const since = now.subtract(OFFICE_LINK_LIFE)
  const { unopened } = await db
    .selectFrom('dayLinks')
    .where((row) => row.and({ host: OFFICE_UNOPENED, person }))
    .where('createdAt', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('unopened'))
    .executeTakeFirstOrThrow()
  const { sent, pending } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [
      fn.count<number>('sentAt').as('sent'),
      sql<number>`count(*) - count(sent_at)`.as('pending'),
    ])
    .where('createdAt', '>', since)
    .where((row) => row.and({ kind: 'office-link', host: person, droppedAt: null, failedAt: null }))
    .executeTakeFirstOrThrow()
  // Each attempt to send makes a link, also one that failed.
  return pending + Math.min(unopened, sent)
}

/** Opens the office with a link that nobody has used yet. Returns its person and the secret of the open office; undefined for any other link. */
export async function openOffice(store: Store, secret: string, now: Temporal.Instant) {
  const link = store.db.deleteFrom('dayLinks').where(isUnopenedLink(secret, now)).returning('person')
  const opened = await link.executeTakeFirst()
  return opened && { ...opened, secret: await createDayLink(store, OFFICE, now, opened.person) }
}

/** Ends one link. */
export async function endDayLink({ db }: Store, secret: string): Promise<void> {
  await db.deleteFrom('dayLinks').where('hash', '=', sha256(secret)).execute()
}

/** Makes a person's link to a host's day page, by default their own, or to the office. Returns its secret; only its hash is stored. */
export async function createDayLink(
  store: Store,
  host: string,
  now: Temporal.Instant,
  person = host,
): Promise<string> {
  const secret = newSecret()
  await store.db
    .insertInto('dayLinks')
    .values({ hash: sha256(secret), host, person, createdAt: now })
    .execute()
  return secret
}

/** The host whose day page a secret opens, or `OFFICE`, and whose link it is; null when it is unknown, too old, or of somebody who has left. */
export async function findDay({ store, settings, now }: LinkContext, secret: string) {
  const row = await store.db
    .selectFrom('dayLinks')
    .select(['host', 'person', 'createdAt'])
    .where('hash', '=', sha256(secret))
    .executeTakeFirst()
  if (!row) return null
  const isOffice = row.host === OFFICE
  const life = isOffice ? OFFICE_LINK_LIFE : DAY_LINK_LIFE
  const isKnown = isOffice
    ? officePeople(settings).some(({ id }) => id === row.person)
    : callHosts(settings).some(({ id }) => id === row.host)
  return isKnown && Temporal.Instant.compare(row.createdAt.add(life), now()) > 0 ? row : null
}

/** Ends all day links, and returns how many there were. */
export async function revokeDayLinks(store: Store): Promise<number> {
  const { numDeletedRows } = await store.db.deleteFrom('dayLinks').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
