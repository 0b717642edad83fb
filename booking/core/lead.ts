import type { ConsentRecord } from './consents.ts'

/** A stored lead: somebody who asked for the guide, or whose call could not be booked. `createdAt` is a UTC instant. */
export interface Lead {
  id: string
  /** Which form was filled in, e.g. `2025 Telehealth Shift`. */
  formName: string
  name: string
  email: string
  practice: string
  specialty: string
  /** Empty when none was given. */
  phone: string
  consents: LeadConsents
  attribution: Record<string, string>
  /** The call that a limit refused; null for a request for the guide. */
  wanted: WantedCall | null
  createdAt: Temporal.Instant
}

/** A call that was refused, for whoever calls the visitor back. Plain JSON. */
export interface WantedCall {
  /** ISO 8601 in UTC. */
  startsAt: string
  visitorZone: string
  area: string
  note: string
}

export type LeadConsents = ConsentRecord<'marketingEmail' | 'marketingTexts'>

/** A validated request to store a lead. */
export interface LeadRequest extends Omit<Lead, 'id' | 'createdAt'> {
  formKey: string
}

/**
 * `repeated`: this form was stored before with the same address, and no e-mail is queued again. `reused`: it was stored with
 * another address, most likely somebody else's at the same computer; nothing is stored.
 */
export type LeadOutcome = { kind: 'stored'; lead: Lead } | { kind: 'repeated' | 'reused' }
