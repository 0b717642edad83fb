import { randomBytes } from 'node:crypto'
import type { Booking } from '../core/booking.ts'
import { sha256 } from '../core/hashing.ts'
import { toBooking } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import type { LinkHolder } from '../store/tables.ts'

/**
 * Makes a link to a call and returns its secret: 128 random bits, base64url. Each message gets its own, because only
 * the hash is kept. `holder` says whose message it goes into.
 */
export async function createCallLink(
  store: Store,
  bookingId: string,
  now: Temporal.Instant,
  holder: LinkHolder = 'visitor',
): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await withStoreErrors('make a link to a call', () =>
    store.db
      .insertInto('callLinks')
      .values({ hash: sha256(secret), bookingId, holder, createdAt: now })
      .execute(),
  )
  return secret
}

/**
 * A call found by a secret: that of an e-mail to the `visitor`, of a `text` to their phone, of an e-mail to the `agency`,
 * or of the confirmation page's `address`, which a browser gets without any message. Only the first shows that the
 * e-mail address is the visitor's.
 */
export interface FoundCall {
  booking: Booking
  via: 'address' | LinkHolder
}

/**
 * The call that a link or the confirmation page's address leads to, whatever its status, and whose secret it is; null
 * when the secret is unknown.
 */
export function findCall(store: Store, secret: string): Promise<FoundCall | null> {
  if (!/^[\w-]{22}$/.test(secret)) return Promise.resolve(null)
  const hash = sha256(secret)
  return withStoreErrors('read a booking', async () => {
    const bookings = store.db.selectFrom('bookings').selectAll('bookings')
    const booked = await bookings.where('referenceHash', '=', hash).executeTakeFirst()
    if (booked) return { booking: toBooking(booked), via: 'address' }
    const linked = await bookings
      .innerJoin('callLinks', 'callLinks.bookingId', 'bookings.id')
      .select('callLinks.holder')
      .where('callLinks.hash', '=', hash)
      .executeTakeFirst()
    if (!linked) return null
    const { holder, ...row } = linked
    return { booking: toBooking(row), via: holder }
  })
}
