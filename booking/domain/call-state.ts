import type { Booking } from './booking.ts'

/**
 * Where a call is in its life. `held`: it waits for the link in the e-mail; `lapsed`: nobody pressed it in time;
 * `begun` is from its start to its end.
 */
export type CallState = 'ahead' | 'held' | 'lapsed' | 'begun' | 'over' | 'cancelled'

/** The state of a call at an instant. */
export function callState(
  {
    status,
    startsAt,
    endsAt,
    heldUntil,
    cancelledBy,
  }: Pick<Booking, 'status' | 'startsAt' | 'endsAt' | 'heldUntil' | 'cancelledBy'>,
  now: Temporal.Instant,
): CallState {
  if (status === 'cancelled') return cancelledBy === 'lapse' ? 'lapsed' : 'cancelled'
  if (heldUntil) return Temporal.Instant.compare(heldUntil, now) > 0 ? 'held' : 'lapsed'
  if (Temporal.Instant.compare(startsAt, now) > 0) return 'ahead'
  return Temporal.Instant.compare(endsAt, now) > 0 ? 'begun' : 'over'
}
