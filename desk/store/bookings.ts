import type { Booking, BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { CallRules } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import type { Store } from './open.ts'

type Later<T> = Promise<T>
const later = (...facts: unknown[]): never => {
  throw new Error(`not written yet ${facts.length}`)
}

export async function book(
  store: Store,
  request: BookingRequest,
  rules: CallRules,
  now: Temporal.Instant,
): Later<BookingOutcome> {
  return later(store, request, rules, now)
}

/** `endsAt` of each range includes the buffer. */
export async function takenRanges(
  store: Store,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Later<TimeRange[]> {
  return later(store, from, to)
}
export async function bookingByReferenceHash(store: Store, hash: string): Later<Booking | null> {
  return later(store, hash)
}
export async function bookingByFormKey(store: Store, formKey: string): Later<Booking | null> {
  return later(store, formKey)
}
export async function bookingById(store: Store, id: string): Later<Booking | null> {
  return later(store, id)
}
/** `upcomingOnly`: confirmed calls that start after `now` (the database's clock when not given), soonest first. */
export async function listBookings(
  store: Store,
  options: { upcomingOnly?: boolean | undefined; now?: Temporal.Instant | undefined } = {},
): Later<Booking[]> {
  return later(store, options)
}
/** Frees the time; null when there is no confirmed booking of that id. */
export async function cancelBooking(store: Store, id: string): Later<Booking | null> {
  return later(store, id)
}
