import type { ConsentRecord } from './consents.ts'

/** A stored lead: somebody who asked for the guide. `createdAt` is a UTC instant. */
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
  createdAt: Temporal.Instant
}

export type LeadConsents = ConsentRecord<'marketingEmail' | 'marketingTexts'>

/** A validated request for the guide. */
export interface LeadRequest extends Omit<Lead, 'id' | 'createdAt'> {
  formKey: string
}

/** `repeated`: this form key was stored before; `lead` is that one, and no e-mail is queued again. */
export type LeadOutcome = { kind: 'stored' | 'repeated'; lead: Lead }
