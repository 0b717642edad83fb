import type { FormError } from '../form/ui/form-errors.ts'

/** What passes between the server and the lead form. Everything here is plain JSON. */

export const LEAD_FIELDS = ['name', 'email', 'practice', 'specialty', 'phone'] as const
export type LeadFieldName = (typeof LEAD_FIELDS)[number]
export const LEAD_CONSENTS = ['marketingEmail', 'marketingTexts'] as const
/** The boxes where no texts are offered. */
export const LEAD_EMAIL_CONSENTS = ['marketingEmail'] as const
export type LeadConsentName = (typeof LEAD_CONSENTS)[number]

/** The visitor's answers as typed, checked or not. */
export type LeadAnswers = Record<LeadFieldName, string> & Record<LeadConsentName, boolean>

export type LeadError = FormError<LeadFieldName | LeadConsentName>

export interface LeadFormProps {
  brand: string
  phone: string
  guideTitle: string
  /** Where a browser goes once the form is sent. */
  next: string
  specialties: string[]
  texts: boolean
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  answers: LeadAnswers
  error: LeadError | null
}

export const NO_LEAD_ANSWERS: LeadAnswers = {
  name: '',
  email: '',
  practice: '',
  specialty: '',
  phone: '',
  marketingEmail: false,
  marketingTexts: false,
}
