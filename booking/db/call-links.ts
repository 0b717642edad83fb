import { createHash, randomBytes } from 'node:crypto'
import type { Booking } from '../domain/booking.ts'
import { toBooking } from './booking-rows.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** SHA-256, hex. Only this hash of a link's secret is stored. */
export function linkHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * Makes a link to a call and returns its secret: 128 random bits, base64url. Each message gets its own, because only
 * the hash is kept. `holder` says whose message it goes into.
 */
export async function createCallLink(
  store: Store,
  bookingId: string,
  now: Temporal.Instant,
  holder: 'visitor' | 'agency' = 'visitor',
): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await withStoreErrors('make a link to a call', () =>
    store.db
      .insertInto('callLinks')
      .values({ hash: linkHash(secret), bookingId, holder, createdAt: now })
      .execute(),
  )
  return secret
}

/** A call found by a secret. `address` is the confirmation page's, which a browser gets without any e-mail. */
export interface FoundCall {
  booking: Booking
  via: 'address' | 'message'
}

/**
 * The booking that a link or the confirmation page's address leads to, whatever its status; null when the secret is
 * unknown.
 */
export async function bookingBySecret(store: Store, secret: string): Promise<Booking | null> {
  return (await findCall(store, secret))?.booking ?? null
}

/** The same, with which of the two secrets it is: only one from a message shows that its address is the visitor's. */
export async function findCall(store: Store, secret: string): Promise<FoundCall | null> {
  if (!/^[\w-]{22}$/.test(secret)) return null
  const hash = linkHash(secret)
  const row = await withStoreErrors('read a booking', () =>
    store.db
      .selectFrom('bookings')
      .selectAll()
      .where((row) =>
        row.or([
          row('referenceHash', '=', hash),
          row('id', '=', (db) => db.selectFrom('callLinks').select('bookingId').where('hash', '=', hash)),
        ]),
      )
      .executeTakeFirst(),
  )
  return row ? { booking: toBooking(row), via: row.referenceHash === hash ? 'address' : 'message' } : null
}

/**
 * Who acts when this secret is used: `agency` for a link in one of the agency's own e-mails, otherwise the visitor.
 */
export async function holderOf(store: Store, secret: string): Promise<'visitor' | 'agency'> {
  const link = await withStoreErrors('read a link to a call', () =>
    store.db.selectFrom('callLinks').select('holder').where('hash', '=', linkHash(secret)).executeTakeFirst(),
  )
  return link?.holder ?? 'visitor'
}
