import type { Question } from './questions.ts'

/** An optional box. Never checked beforehand, and nothing depends on it (47 CFR 64.1200(f)(9)). */
export interface Consent {
  title: string
  message: string
  /** Shown beside the box and stored as evidence when it is checked. Must not name a condition or a drug. */
  wording(agency: string): string
  byText?: boolean
  /** The question that must be answered if it is checked. */
  needs?: string
}

export type Consents<Name extends string = string> = Readonly<Record<Name, Consent>>

/** What a form asks. */
export interface Form<Name extends string = string> {
  questions: readonly Question[]
  consents: Consents<Name>
}

const NEEDS_PHONE = 'Enter your phone number above to get texts, or uncheck this box.'

const marketingTexts: Consent = {
  title: 'Marketing texts',
  message: NEEDS_PHONE,
  wording: (agency) =>
    `I agree to receive automated marketing texts from ${agency} at this number. Consent is not a condition of purchase. Message frequency varies; message and data rates may apply. Reply STOP to opt out, HELP for help.`,
  byText: true,
  needs: 'phone',
}

export const BOOKING_CONSENTS: Consents<'reminderTexts' | 'marketingTexts'> = {
  reminderTexts: {
    title: 'Text reminders',
    message: NEEDS_PHONE,
    wording: (agency) =>
      `I agree to receive automated texts from ${agency} about this appointment, such as reminders, at this number. Message and data rates may apply. Reply STOP to opt out, HELP for help.`,
    byText: true,
    needs: 'phone',
  },
  marketingTexts,
}

export const LEAD_CONSENTS: Consents<'marketingEmail' | 'marketingTexts'> = {
  marketingEmail: {
    title: 'Marketing email',
    message: 'Check this box to get marketing email, or leave it unchecked.',
    wording: (agency) =>
      `I agree to receive marketing email from ${agency} at this address. You get what you asked for without it. Every email tells you how to unsubscribe.`,
  },
  marketingTexts,
}

export type BookingConsent = keyof typeof BOOKING_CONSENTS
export type LeadConsent = keyof typeof LEAD_CONSENTS

/** The boxes in their order; those for texts only where texts can be sent. */
export function consentsOf<Name extends string>(
  consents: Consents<Name>,
  hasTexts: boolean,
): [name: Name, consent: Consent][] {
  const all = Object.entries(consents) as [Name, Consent][]
  return all.filter(([, { byText }]) => hasTexts || !byText)
}

/** The boxes that a form shows: none that needs a question which the form doesn't ask. */
export function offeredConsents<Name extends string>({ questions, consents }: Form<Name>, hasTexts: boolean) {
  const isAsked = (needed: string) => questions.some(({ name }) => name === needed)
  return consentsOf(consents, hasTexts).filter(([, { needs }]) => needs === undefined || isAsked(needs))
}

/** Evidence of consent: the wording shown beside each checked box (TCPA, 47 CFR 64.1200; CAN-SPAM). */
export type ConsentRecord<Name extends string> = Record<Name, boolean> & {
  wording: Partial<Record<Name, string>>
}

/** Adds the wording of each checked box. */
export function recordConsents<Name extends string>(
  agreed: Record<Name, boolean>,
  wordingOf: (name: Name) => string,
): ConsentRecord<Name> {
  const wording: Partial<Record<Name, string>> = {}
  for (const name in agreed) if (agreed[name]) wording[name] = wordingOf(name)
  return { ...agreed, wording }
}
