import { consentWording, FIELD_MESSAGES } from '../book/labels.ts'
import { isEmailAddress, isLine, isPhoneNumber, isPracticeName } from '../core/answer-rules.ts'
import type { FormRules } from '../form/ui/check-fields.ts'
import type { ErrorText } from '../form/ui/form-errors.ts'
import { type FormErrorWords, formatFormError } from '../form/ui/format-form-error.ts'
import type { LeadConsentName, LeadError, LeadFieldName } from './lead-props.ts'

/** All text of the lead form. The brand, the phone number and the guide's title come from the settings. */

export const LEAD_LABELS: Record<LeadFieldName, string> = {
  name: 'Your name',
  email: 'E-mail address',
  practice: 'Practice name',
  specialty: 'Specialty',
  phone: 'Phone number (optional)',
}

/** One message per field: what to enter, with an example. */
export const LEAD_MESSAGES: Record<LeadFieldName | LeadConsentName, string> = {
  name: FIELD_MESSAGES.name,
  email: FIELD_MESSAGES.email,
  practice: FIELD_MESSAGES.practice,
  specialty: FIELD_MESSAGES.specialty,
  phone: 'Enter your phone number with area code, like (212) 555-0142, or leave it empty.',
  marketingEmail: 'Check this box to get marketing e-mail, or leave it unchecked.',
  marketingTexts: 'Enter your phone number above to get texts, or uncheck this box.',
}

/** The wording beside the two optional boxes, stored with the lead when its box is checked. */
export function leadConsentWording(name: LeadConsentName, agency: string): string {
  return name === 'marketingTexts'
    ? consentWording('marketingTexts', agency)
    : `I agree to receive marketing e-mail from ${agency} at this address. You can get the guide without it. Every e-mail tells you how to unsubscribe.`
}

export const LEAD_WORDS = {
  title: 'Tell us where to send it',
  kicker: (guide: string) => `${guide}, free PDF`,
  lead: 'You can download it right away, and we’ll e-mail you the link. Please don’t include patient information.',
  consents: 'More from us (optional)',
  send: 'Get the guide',
  sending: 'Sending…',
  doneTitle: 'Thank you. Your guide is ready.',
  doneText: 'We’re also e-mailing you the link.',
  doneLink: 'Go to the download',
  startAgain: 'Open a blank form',
  call: (phone: string) => `Or call ${phone} and we’ll send you the guide.`,
}

/** Why the guide was not sent, and what to do next. */
export function formatLeadError(error: LeadError, phone: string): ErrorText {
  const words: FormErrorWords = {
    button: LEAD_WORDS.send,
    done: 'sent',
    expired: 'Please press the button again.',
    forged: 'Nothing has been sent yet.',
    notSaved: { title: 'We couldn’t send your guide just now', system: 'Our system' },
    call: LEAD_WORDS.call,
  }
  return formatFormError(error, words, phone)
}

/** Pages for requests to the lead form's address that are not a form post. */
export const LEAD_PAGE_ERRORS: Partial<Record<string, ErrorText>> = {
  'wrong-query': {
    title: 'This link doesn’t work',
    text: 'Part of it couldn’t be read. Start over with a blank form.',
  },
  'cross-site': {
    title: 'This form was sent from another website',
    text: 'Nothing was sent. Start over with a blank form.',
  },
  'wrong-method': {
    title: 'This page can’t be opened that way',
    text: 'Start over with a blank form.',
  },
  'too-large': {
    title: 'Your answers are too long',
    text: 'Nothing was sent. Go back, shorten your answers and send the form again.',
  },
  'wrong-type': {
    title: 'We couldn’t read this form',
    text: 'Nothing was sent. Start over with a blank form.',
  },
}

export const isLeadName = (typed: string) => isLine(typed, 2, 80)
export const isOptionalPhone = (typed: string) => isLine(typed, 0, 0) || isPhoneNumber(typed)

/** How the browser checks the lead form: by the server's rules, in the order of the fields. */
export const LEAD_RULES: FormRules<LeadFieldName | LeadConsentName> = {
  checks: {
    name: isLeadName,
    email: isEmailAddress,
    practice: isPracticeName,
    specialty: (chosen) => chosen !== '',
    phone: isOptionalPhone,
    marketingTexts: (checked, form) => checked === '' || isPhoneNumber(String(form.get('phone') ?? '')),
  },
  messages: LEAD_MESSAGES,
  // The box about texts has an error only while the phone number is missing.
  dependents: { phone: ['marketingTexts'] },
}
