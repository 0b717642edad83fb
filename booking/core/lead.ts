import type { BookingAnswers } from './booking.ts'
import type { ConsentRecord } from './consents.ts'
import type { Answers, ConsentName, LEAD_FORM } from './fields.ts'

/** A stored lead: somebody who asked for the guide, or whose call could not be booked. `createdAt` is a UTC instant. */
export interface Lead extends Answers<typeof LEAD_FORM> {
  id: string
  /** Which form was filled in, e.g. `2025 Telehealth Shift`. */
  formName: string
  consents: LeadConsents
  attribution: Record<string, string>
  /** The call that a limit refused; null for a request for the guide. */
  wanted: WantedCall | null
  createdAt: Temporal.Instant
}

/**
 * A call that was refused, for whoever calls the visitor back: when it would have been, and the answers that a lead has no columns
 * for. Plain JSON; `startsAt` is ISO 8601 in UTC.
 */
export type WantedCall = { startsAt: string; visitorZone: string } & Omit<BookingAnswers, keyof Lead>

export type LeadConsents = ConsentRecord<ConsentName<typeof LEAD_FORM>>

/** A validated request to store a lead. */
export interface LeadRequest extends Omit<Lead, 'id' | 'createdAt'> {
  formKey: string
}

/**
 * `repeated`: this form was stored before with the same address, and no e-mail is queued again. `reused`: it was stored with
 * another address, most likely somebody else's at the same computer; nothing is stored.
 */
export type LeadOutcome = { kind: 'stored'; lead: Lead } | { kind: 'repeated' | 'reused' }
