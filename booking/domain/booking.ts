/** The words of a booking, shared by every room of the desk. */

/** One agreed call. Instants are UTC; zones are IANA names. */
export interface Booking {
  id: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** The zone in which the visitor chose the time. Mail and pages speak in it. */
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

/** What was agreed to about text messages, with the very words that stood beside the box. */
export interface Consents {
  reminderTexts: boolean
  marketingTexts: boolean
  /** The wording shown beside each ticked box, kept as evidence (TCPA, 47 CFR 64.1200). */
  wording: { reminderTexts?: string; marketingTexts?: string }
}

/** A checked wish for a call: every field is within its limits, but the time may be gone. */
export interface BookingRequest {
  formKey: string
  /** SHA-256, hex, of the secret reference that the confirmation page is asked for. */
  referenceHash: string
  startsAt: Temporal.Instant
  visitorZone: string
  name: string
  email: string
  phone: string
  practice: string
  specialty: string
  note: string
  consents: Consents
  attribution: Record<string, string>
}

/**
 * What came of a wish.
 * `repeated`: this form key has booked before; `booking` is that first one.
 * `taken`: the database refused the time because another confirmed call overlaps it.
 * `has-call`: this e-mail address already has a call ahead of it.
 */
export type BookingOutcome =
  | { kind: 'booked'; booking: Booking }
  | { kind: 'repeated'; booking: Booking }
  | { kind: 'taken' }
  | { kind: 'has-call' }
