import type { ConsentRecord } from './consents.ts'
import type { Answers, BOOKING_FORM, ConsentName } from './fields.ts'
import type { CallRules } from './settings.ts'

/** The answers to the booking form; those to optional questions may be empty. */
export type BookingAnswers = Answers<typeof BOOKING_FORM>

/** A stored booking. Instants are UTC; time zones are IANA names. */
export interface Booking extends BookingAnswers {
  id: string
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The zone in which the visitor chose the time. Pages and e-mails show the time in it. */
  visitorZone: string
  consents: Consents
  attribution: Record<string, string>
  status: 'confirmed' | 'cancelled'
  /** When the visitor pressed "I'll be there"; null again after a move. */
  attendingAt: Temporal.Instant | null
  movedAt: Temporal.Instant | null
  cancelledAt: Temporal.Instant | null
  cancelledBy: CancelledBy | null
  /** Revision of the invitation (RFC 5545 SEQUENCE), 0 for the first. */
  sequence: number
  createdAt: Temporal.Instant
}

export type CancelledBy = 'visitor' | 'agency'

export type Consents = ConsentRecord<ConsentName<typeof BOOKING_FORM>>

/** A validated booking request. The time may already be taken. */
export interface BookingRequest
  extends BookingAnswers,
    Pick<Booking, 'startsAt' | 'visitorZone' | 'consents' | 'attribution'> {
  /** SHA-256, hex, of the form's key: the key itself leads to the reference. */
  formKey: string
  /** SHA-256, hex, of the secret reference in the confirmation page's address. */
  referenceHash: string
  /** Keyed hash of the network the request came from; empty when unknown. */
  network: string
}

/**
 * The result of a booking request.
 * `repeated`: this form key was used before; `booking` is the one it made then.
 * `taken`: the time overlaps another call or a block, or its day has all the calls that the rules allow.
 * `over-limit`: nothing is booked, because the network or the address has had its number of calls.
 */
export type BookingOutcome =
  | { kind: 'booked'; booking: Booking }
  | { kind: 'repeated'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'over-limit'; reason: LimitReason }

/** `network-limit`: a day's calls of one network. `address-limit`: the upcoming calls of one e-mail address. */
export type LimitReason = 'network-limit' | 'address-limit'

/**
 * The result of moving a call.
 * `unchanged`: it is at this time already, for example after a second click.
 * `over`: it can no longer be moved (`mayChange`).
 */
export type MoveOutcome =
  | { kind: 'moved'; booking: Booking; from: Temporal.Instant }
  | { kind: 'unchanged'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'over' }

/**
 * Where a call is in its life. `closed`: its visitor can no longer move or cancel it online. `begun` is from its start to its
 * end.
 */
export type CallState = 'ahead' | 'closed' | 'begun' | 'over' | 'cancelled'

/**
 * The state of a call at an instant.
 * @param changesUntilMinutesBefore of the rules
 */
export function callState(
  { status, startsAt, endsAt }: Pick<Booking, 'status' | 'startsAt' | 'endsAt'>,
  { changesUntilMinutesBefore }: Pick<CallRules, 'changesUntilMinutesBefore'>,
  now: Temporal.Instant,
): CallState {
  const isUntil = (instant: Temporal.Instant) => Temporal.Instant.compare(now, instant) < 0
  if (status === 'cancelled') return 'cancelled'
  if (isUntil(startsAt.subtract({ minutes: changesUntilMinutesBefore }))) return 'ahead'
  if (isUntil(startsAt)) return 'closed'
  return isUntil(endsAt) ? 'begun' : 'over'
}

/**
 * Whether a call can be moved or canceled: by its visitor until the cut-off of the rules, by the agency until its end. The only
 * answer to "until when?", for pages, messages and commands.
 */
export function mayChange(state: CallState, by: CancelledBy): boolean {
  return state === 'ahead' || (by === 'agency' && (state === 'closed' || state === 'begun'))
}
