import type { BookingRequest, LimitReason } from '../core/booking.ts'
import { mailboxOf } from '../core/mailbox.ts'
import type { Database } from '../store/store.ts'

/** Within 24 hours. More than one, because an office shares its address. */
export const CALLS_PER_NETWORK = 5
/** Upcoming calls. */
export const CALLS_PER_ADDRESS = 2

/** The limit that refuses a call, if any. Call after `lockCalendar`, so that concurrent requests can't outrun it. */
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
  // Not compared in SQL, because the spellings of one address differ; there are a few dozen upcoming calls.
  const upcoming = await tx
    .selectFrom('bookings')
    .select('email')
    .where('status', '=', 'confirmed')
    .where('endsAt', '>', now)
    .execute()
  const own = upcoming.filter((call) => mailboxOf(call.email) === mailboxOf(email))
  return own.length >= CALLS_PER_ADDRESS ? 'address-limit' : null
}
