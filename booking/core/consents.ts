import type { Question } from './questions.ts'

type ConsentName = 'reminderTexts' | 'marketingTexts' | 'marketingEmail'

/** An optional box. Never checked beforehand, and nothing depends on it (47 CFR 64.1200(f)(9)). */
export interface Consent {
  name: ConsentName
  title: string
  message: string
  /** Shown beside the box and stored as evidence when it is checked. Must not name a condition or a drug. */
  wording(agency: string): string
  byText?: boolean
  /** The question that must be answered if it is checked. */
  needs?: string
}

/** What a form asks. */
export interface Form {
  questions: readonly Question[]
  consents: readonly Consent[]
}

const NEEDS_PHONE = 'Enter your phone number above to get texts, or uncheck this box.'

const REMINDER_TEXTS: Consent = {
  name: 'reminderTexts',
  title: 'Text reminders',
  message: NEEDS_PHONE,
  wording: (agency) =>
    `I agree to receive automated texts from ${agency} about this appointment, such as reminders, at this number. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  byText: true,
  needs: 'phone',
}

export const MARKETING_TEXTS: Consent = {
  name: 'marketingTexts',
  title: 'Marketing texts',
  message: NEEDS_PHONE,
  wording: (agency) =>
    `I agree to receive automated marketing texts from ${agency} at this number. Consent is not a condition of purchase. Message frequency varies; message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  byText: true,
  needs: 'phone',
}

const MARKETING_EMAIL: Consent = {
  name: 'marketingEmail',
  title: 'Marketing email',
  message: 'Check this box to get marketing email, or leave it unchecked.',
  wording: (agency) =>
    `I agree to receive marketing email from ${agency} at this address. You get what you asked for without it. Every email tells you how to unsubscribe.`,
}

export const BOOKING_CONSENTS: readonly Consent[] = [REMINDER_TEXTS, MARKETING_TEXTS]
export const LEAD_CONSENTS: readonly Consent[] = [MARKETING_EMAIL, MARKETING_TEXTS]

/** The boxes in their order; those for texts only where texts can be sent. */
export const consentsOf = (consents: readonly Consent[], hasTexts: boolean) =>
  consents.filter(({ byText }) => hasTexts || !byText)

/** The boxes that a form shows: none that needs a question which the form doesn't ask. */
export function offeredConsents({ questions, consents }: Form, hasTexts: boolean): Consent[] {
  const isAsked = (needed: string) => questions.some(({ name }) => name === needed)
  return consentsOf(consents, hasTexts).filter(({ needs }) => needs === undefined || isAsked(needs))
}

/** Evidence of consent: the wording shown beside each checked box (TCPA, 47 CFR 64.1200; CAN-SPAM). */
export type ConsentRecord = { [name in ConsentName]?: boolean | undefined } & {
  wording: { [name in ConsentName]?: string }
}

/** Which boxes of a form are checked, of those that it offers, with the wording of each. */
export function recordConsents(
  form: Form,
  hasTexts: boolean,
  isChecked: (name: ConsentName) => boolean,
  agency: string,
): ConsentRecord {
  const agreed = offeredConsents(form, hasTexts).filter(({ name }) => isChecked(name))
  return {
    ...Object.fromEntries(form.consents.map((consent) => [consent.name, agreed.includes(consent)])),
    wording: Object.fromEntries(agreed.map(({ name, wording }) => [name, wording(agency)])),
  }
}
