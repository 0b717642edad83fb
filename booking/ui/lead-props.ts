/** What passes between the server and the lead form. Everything here is plain JSON. */

export const LEAD_FIELDS = ['name', 'email', 'practice', 'specialty', 'phone'] as const
export type LeadFieldName = (typeof LEAD_FIELDS)[number]
export const LEAD_CONSENTS = ['marketingEmail', 'marketingTexts'] as const
export type LeadConsentName = (typeof LEAD_CONSENTS)[number]

/** The visitor's answers as typed, checked or not. */
export type LeadAnswers = Record<LeadFieldName, string> & Record<LeadConsentName, boolean>

export interface LeadFieldError {
  field: LeadFieldName | LeadConsentName
  message: string
}

/** Why the guide was not sent. `offline` is the browser's own finding. */
export type LeadError =
  | { kind: 'fields'; fields: LeadFieldError[] }
  | { kind: 'expired' }
  | { kind: 'forged' }
  | { kind: 'automatic'; waitSeconds: number }
  | { kind: 'too-many'; waitSeconds: number }
  | { kind: 'offline' }

export interface LeadFormProps {
  brand: string
  phone: string
  guideTitle: string
  /** Where a browser goes once the form is sent. */
  next: string
  specialties: string[]
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  answers: LeadAnswers
  trouble: LeadError | null
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

/** What the script looks for in the document. */
export const LEAD_IDS = {
  root: 'lead-root',
  trouble: 'lead-trouble',
  button: 'lead-send',
  done: 'lead-done',
  doneLink: 'lead-done-link',
  offline: 'lead-offline',
}
