import { setTimeout as wait } from 'node:timers/promises'
import type { Sender } from '../db/admission.ts'
import { book } from '../db/book.ts'
import { bookingByReferenceHash } from '../db/bookings.ts'
import type { Store } from '../db/store.ts'
import type { BookingOutcome, BookingRequest } from '../domain/booking.ts'
import type { BookingContext } from './context.ts'
import { BUSY_RETRY_SECONDS } from './errors.ts'
import { openTimes, startsOf } from './open-times.ts'

/** Milliseconds that a booking waits for those before it; a visitor who waits longer is asked to try again. */
const MAX_WAIT_MS = 5_000

/** Those who book in a calendar, in the order in which they came: the first one's turn it is. */
interface Line {
  tickets: symbol[]
  /** Resolves when it is the next one's turn. */
  moved: PromiseWithResolvers<void>
}

const lines = new WeakMap<Store, Map<string, Line>>()

/**
 * `book`, one at a time for each calendar, first come, first served. The calendar's lock lets no two go on at once anyway,
 * and rivals who waited for it in the database would hold all connections meanwhile. A time that is taken before its turn
 * comes is not tried: of any number of rivals for one time, those who wait learn it from one read.
 * @param maxWaitMs milliseconds, for tests
 * @returns `not-saved` when the turn does not come in time: the database may be well, but nothing is booked
 * @throws StoreError when the database fails; nothing is booked then.
 */
export async function bookInTurn(
  context: BookingContext,
  request: BookingRequest,
  sender: Sender,
  maxWaitMs = MAX_WAIT_MS,
): Promise<BookingOutcome | { kind: 'not-saved'; waitSeconds: number }> {
  const { store, settings } = context
  const line = lineOf(store, settings.host)
  const ticket = Symbol('a place in the line')
  line.tickets.push(ticket)
  const stop = new AbortController()
  const tooLate = wait(maxWaitMs, TOO_LATE, { signal: stop.signal }).catch(() => TOO_LATE)
  try {
    for (;;) {
      const open = await Promise.race([isOpen(context, request.startsAt), tooLate])
      if (open === TOO_LATE) return BUSY
      if (!open) {
        // It may be this form that has taken it, a moment ago.
        const own = await bookingByReferenceHash(store, request.referenceHash)
        return own ? { kind: 'repeated', booking: own } : { kind: 'taken' }
      }
      if (line.tickets[0] === ticket) break
      if ((await Promise.race([line.moved.promise, tooLate])) === TOO_LATE) return BUSY
    }
    return await book(store, request, settings, context.now(), sender)
  } finally {
    stop.abort()
    leave(line, ticket)
  }
}

const TOO_LATE = 'too late'
const BUSY = { kind: 'not-saved', waitSeconds: BUSY_RETRY_SECONDS } as const

function lineOf(store: Store, host: string): Line {
  const ofStore = lines.get(store) ?? new Map<string, Line>()
  lines.set(store, ofStore)
  const line = ofStore.get(host) ?? { tickets: [], moved: Promise.withResolvers<void>() }
  ofStore.set(host, line)
  return line
}

function leave(line: Line, ticket: symbol): void {
  const place = line.tickets.indexOf(ticket)
  line.tickets.splice(place, 1)
  if (place > 0) return
  line.moved.resolve()
  line.moved = Promise.withResolvers<void>()
}

async function isOpen(context: BookingContext, time: Temporal.Instant): Promise<boolean> {
  return startsOf(await openTimes(context)).includes(time.epochMilliseconds)
}
