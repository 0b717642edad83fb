import type { ConsentRecord } from './consents.ts'

/** A stored booking. Instants are UTC; time zones are IANA names. */
export interface Booking {
  id: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The zone in which the visitor chose the time. Pages and e-mails show the time in it. */
  visitorZone: string
  name: string
  email: string
  phone: string
  practice: string
  specialty: string
  note: string
  consents: Consents
  attribution: Record<string, string>
  status: 'confirmed' | 'cancelled'
  /** Revision of the invitation (RFC 5545 SEQUENCE), 0 for the first. */
  sequence: number
  createdAt: Temporal.Instant
}

export type Consents = ConsentRecord<'reminderTexts' | 'marketingTexts'>

/** A validated booking request. The time may already be taken. */
export interface BookingRequest extends Omit<Booking, 'id' | 'endsAt' | 'status' | 'sequence' | 'createdAt'> {
  formKey: string
  /** SHA-256, hex, of the secret reference in the confirmation page's address. */
  referenceHash: string
}

/**
 * The result of a booking request.
 * `repeated`: this form key was used before; `booking` is the one it made then.
 * `taken`: the time overlaps another confirmed call.
 * `has-call`: this e-mail address already has an upcoming call.
 */
export type BookingOutcome =
  | { kind: 'booked'; booking: Booking }
  | { kind: 'repeated'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'has-call' }
