import type { ConsentRecord } from './consents.ts'

/** A stored booking. Instants are UTC; time zones are IANA names. */
export interface Booking {
  id: string
  /** Whose calendar it is in: `AGENCY_HOST`, or a clinic. */
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The zone in which the visitor chose the time. Pages and e-mails show the time in it. */
  visitorZone: string
  name: string
  /** Empty for a patient who gave only a phone number; `phone` is empty for one who gave only an e-mail address. */
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
  /** The time is only held until then, unless the visitor presses the link in the e-mail. Null for an ordinary call. */
  heldUntil: Temporal.Instant | null
  /** When the visitor pressed "I'll be there"; null again after a move. */
  attendingAt: Temporal.Instant | null
  /** When the call was last moved. */
  movedAt: Temporal.Instant | null
  cancelledAt: Temporal.Instant | null
  /** `lapse`: it was held and nobody pressed the link. */
  cancelledBy: CancelledBy | null
  /** Revision of the invitation (RFC 5545 SEQUENCE), 0 for the first. */
  sequence: number
  createdAt: Temporal.Instant
}

export type CancelledBy = 'visitor' | 'agency' | 'lapse'

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
  /** Hold the time until this instant instead of confirming the call. */
  heldUntil: Temporal.Instant | null
}

/**
 * The result of a booking request.
 * `repeated`: this form key was used before; `booking` is the one it made then.
 * `taken`: the time overlaps another call or a block, or its day has all the calls that the rules allow.
 * `needs-email`: the call would only be held, and there is no address to which the link that confirms it can be sent.
 * `daily`: the network or the mailbox has had its number for a day. `too-many`: as many calls of the network are held as
 * may be. `flood`: the number of calls within a day if that many raise the alarm, else in ten minutes, when this one
 * has raised it.
 */
export type BookingOutcome =
  | { kind: 'booked'; booking: Booking; flood?: number }
  | { kind: 'repeated'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'needs-email' }
  | { kind: 'daily' | 'too-many'; waitSeconds: number }

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
