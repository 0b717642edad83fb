import { randomUUID } from 'node:crypto'
import { freeHosts } from '../calendar/connected/free-hosts.ts'
import { bookedRange } from '../calendar/slots.ts'
import { isAccepted } from '../core/answers.ts'
import type { Booking } from '../core/booking.ts'
import { formatWhen } from '../core/format-time.ts'
import { sha256 } from '../core/hashing.ts'
import { NAME } from '../core/questions.ts'
import { noLog } from '../core/reporting.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { book } from './mutations.ts'

/** A call that somebody of the agency books. */
export interface CallByHand {
  startsAt: Temporal.Instant
  host: CallHost
  name: string
  /** An accepted address. */
  email: string
  phone: string
}

/**
 * Books a call by hand, also at a time that the site doesn't offer, unless it is taken. The invitation goes out as always.
 * Returns the booking, or one sentence that says why not. @throws StoreError
 */
export async function bookByHand(
  store: Store,
  settings: BookingSettings,
  now: Temporal.Instant,
  { startsAt, host, name, email, phone }: CallByHand,
): Promise<Booking | string> {
  const { officeZone } = settings.rules
  const asked = formatWhen(startsAt.epochMilliseconds, officeZone)
  if (Temporal.Instant.compare(startsAt, now) <= 0) return `${asked} has passed: choose a time that is ahead.`
  const typed = { name: name.trim(), email, phone: phone.trim() }
  if (!isAccepted(NAME, [typed.name]))
    return 'The name of the visitor is missing, or longer than 80 characters.'
  const calendars = { store, settings, now: () => now, log: noLog }
  const free = await freeHosts(calendars, [host], bookedRange(settings.rules, startsAt))
  const request = {
    ...typed,
    practice: '',
    specialty: '',
    answers: [],
    startsAt,
    visitorZone: officeZone,
    consents: { reminderTexts: false, marketingTexts: false, wording: {} },
    attribution: {},
    network: '',
    formKey: sha256(randomUUID()),
    referenceHash: sha256(randomUUID()),
  }
  const outcome = await book(store, request, settings, now, free)
  if (outcome.kind === 'booked') return outcome.booking
  return outcome.kind === 'over-limit'
    ? `${email} has two calls ahead already: move or cancel one of them.`
    : `${asked} overlaps another call with its buffer, a blocked time or what the calendar has, or the day has all its calls: choose another time.`
}
