import { setTimeout as wait } from 'node:timers/promises'
import type { Sender } from '../db/admission.ts'
import { book } from '../db/book.ts'
import { bookingByReferenceHash } from '../db/bookings.ts'
import type { Store } from '../db/store.ts'
import { StoreError } from '../db/store-error.ts'
import type { BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { BookingContext } from './context.ts'
import { openTimes, startsOf } from './open-times.ts'

/** Milliseconds that a booking waits for those before it; a visitor who waits longer is asked to try again. */
const MAX_WAIT_MS = 5_000

/** The booking that is under way in each calendar. */
const underWay = new WeakMap<Store, Map<string, Promise<unknown>>>()

/**
 * `book`, one at a time for each calendar. The calendar's lock lets no two go on at once anyway, and rivals who waited for
 * it in the database would hold all connections meanwhile. A time that is taken before its turn comes is not tried: of
 * any number of rivals for one time, those who wait learn it from one read.
 * @throws StoreError when the database fails, or the turn does not come in time; nothing is booked then.
 */
export async function bookInTurn(
  context: BookingContext,
  request: BookingRequest,
  sender: Sender,
): Promise<BookingOutcome> {
  const { store, settings } = context
  const running = underWay.get(store) ?? new Map<string, Promise<unknown>>()
  underWay.set(store, running)
  const began = performance.now()
  for (;;) {
    if (!(await isOpen(context, request.startsAt))) {
      // It may be this form that has taken it, a moment ago.
      const own = await bookingByReferenceHash(store, request.referenceHash)
      return own ? { kind: 'repeated', booking: own } : { kind: 'taken' }
    }
    const before = running.get(settings.host)
    if (!before) break
    const left = MAX_WAIT_MS - (performance.now() - began)
    if (left <= 0 || !(await endsWithin(before, left))) throw new StoreError('write a booking', 'BUSY')
  }
  const outcome = book(store, request, settings, context.now(), sender)
  const ended = outcome.catch(() => {}).finally(() => running.delete(settings.host))
  running.set(settings.host, ended)
  return await outcome
}

/** Whether a promise that never rejects resolves within the milliseconds. */
async function endsWithin(ended: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const stop = new AbortController()
  const timeout = wait(milliseconds, false, { signal: stop.signal }).catch(() => false)
  const inTime = await Promise.race([ended.then(() => true), timeout])
  stop.abort()
  return inTime
}

async function isOpen(context: BookingContext, time: Temporal.Instant): Promise<boolean> {
  return startsOf(await openTimes(context)).includes(time.epochMilliseconds)
}
