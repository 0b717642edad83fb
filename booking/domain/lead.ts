/** The words of a lead: somebody who asked for the guide and left a way to reach them. */

/** A stored lead. `createdAt` is a UTC instant. */
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

/** What was agreed to about marketing, with the very words that stood beside each box. */
export interface LeadConsents {
  marketingEmail: boolean
  marketingTexts: boolean
  /** The wording shown beside each ticked box, kept as evidence (TCPA, 47 CFR 64.1200; CAN-SPAM). */
  wording: { marketingEmail?: string; marketingTexts?: string }
}

/** A checked request for the guide: every field is within its limits. */
export interface LeadRequest extends Omit<Lead, 'id' | 'createdAt'> {
  formKey: string
}

/** `repeated`: this form key has been stored before; `lead` is that first one and no mail is owed again. */
export type LeadOutcome = { kind: 'stored' | 'repeated'; lead: Lead }
