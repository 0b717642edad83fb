import type { BookingRequest, LimitReason } from '../core/booking.ts'
import { mailboxOf } from '../core/mailbox.ts'
import type { Database } from '../store/store.ts'

/** New calls of one network within 24 hours. An office shares one address. */
export const CALLS_PER_NETWORK = 5
/** Upcoming calls of one e-mail address. */
export const CALLS_PER_ADDRESS = 2

/**
 * Which limit keeps a call from being booked; null when none does. Call it in the transaction that books, after
 * `lockCalendar`, so that nobody outruns a limit.
 */
export async function reachedLimit(
  tx: Database,
  { network, email }: Pick<BookingRequest, 'network' | 'email'>,
  now: Temporal.Instant,
): Promise<LimitReason | null> {
  if (network !== '') {
    const { calls } = await tx
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('calls'))
      .where('createdAt', '>', now.subtract({ hours: 24 }))
      .where('network', '=', network)
      .executeTakeFirstOrThrow()
    if (calls >= CALLS_PER_NETWORK) return 'network-limit'
  }
  // Compared here, because the spellings of an address differ; there are a few dozen upcoming calls.
  const upcoming = await tx
    .selectFrom('bookings')
    .select('email')
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .execute()
  const own = upcoming.filter((call) => mailboxOf(call.email) === mailboxOf(email))
  return own.length >= CALLS_PER_ADDRESS ? 'address-limit' : null
}
