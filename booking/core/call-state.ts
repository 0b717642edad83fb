import type { Booking } from './booking.ts'

/** Where a call is in its life. `begun` is from its start to its end. */
export type CallState = 'ahead' | 'begun' | 'over' | 'cancelled'

/** The state of a call at an instant. */
export function callState(
  { status, startsAt, endsAt }: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  now: Temporal.Instant,
): CallState {
  if (status === 'cancelled') return 'cancelled'
  if (Temporal.Instant.compare(startsAt, now) > 0) return 'ahead'
  return Temporal.Instant.compare(endsAt, now) > 0 ? 'begun' : 'over'
}
