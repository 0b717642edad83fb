import type { ConsentRecord } from './consents.ts'

/** A stored booking. Instants are UTC; time zones are IANA names. */
export interface Booking {
  id: string
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The zone in which the visitor chose the time. Pages and e-mails show the time in it. */
  visitorZone: string
  name: string
  email: string
  phone: string
  practice: string
  specialty: string
  /** City and state of the practice, as typed; empty when not given. */
  area: string
  note: string
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

export type Consents = ConsentRecord<'reminderTexts' | 'marketingTexts'>

/** A validated booking request. The time may already be taken. */
export interface BookingRequest
  extends Pick<
    Booking,
    | 'startsAt'
    | 'visitorZone'
    | 'name'
    | 'email'
    | 'phone'
    | 'practice'
    | 'specialty'
    | 'area'
    | 'note'
    | 'consents'
    | 'attribution'
  > {
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
 * `over`: it is cancelled, or has begun.
 */
export type MoveOutcome =
  | { kind: 'moved'; booking: Booking; from: Temporal.Instant }
  | { kind: 'unchanged'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'over' }
