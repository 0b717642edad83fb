import { formatRateError } from './error-messages.ts'
import { fieldsTitle } from './form/fields-title.ts'
import { type ErrorText, openFieldErrors } from './form/form-errors.ts'
import { consentWording, FIELD_MESSAGES } from './labels.ts'
import type { LeadConsentName, LeadError, LeadFieldName } from './lead-props.ts'

/** All text of the lead form. The brand, the phone number and the guide's title come from the settings. */

export const LEAD_LABELS: Record<LeadFieldName, string> = {
  name: 'Your name',
  email: 'E-mail address',
  practice: 'Practice name',
  specialty: 'Kind of practice',
  phone: 'Phone number (optional)',
}

/** One message a field: it says what to do, whatever was wrong. */
export const LEAD_MESSAGES: Record<LeadFieldName | LeadConsentName, string> = {
  name: FIELD_MESSAGES.name,
  email: FIELD_MESSAGES.email,
  practice: FIELD_MESSAGES.practice,
  specialty: FIELD_MESSAGES.specialty,
  phone: 'Enter a phone number with 7 to 20 digits, or leave it empty.',
  marketingEmail: 'Tick or untick the box about marketing e-mail again.',
  marketingTexts: 'Enter a phone number for the texts, or untick their box.',
}

/** The wording beside the two optional boxes, stored with the lead when its box is ticked. */
export function leadConsentWording(name: LeadConsentName, agency: string): string {
  return name === 'marketingTexts'
    ? consentWording('marketingTexts', agency)
    : `I agree to receive marketing e-mail from ${agency} at this address. Consent is not a condition of getting the guide. Every e-mail says how to stop them.`
}

export const LEAD_WORDS = {
  title: 'Where shall we send it?',
  kicker: (guide: string) => `${guide}, PDF, free`,
  lead: 'The download follows at once, and the link comes by e-mail for later. Please give us no patient information.',
  consents: 'More from us (optional)',
  send: 'Get the guide',
  sending: 'Sending…',
  doneTitle: 'Thank you. The guide is ready.',
  doneText: 'The link is on its way to your inbox as well.',
  doneLink: 'Go to the download',
  startAgain: 'Start again with an empty form',
  call: (phone: string) => `Or call ${phone} and we send you the guide.`,
}

/** Why the guide was not sent, and what to do next. */
export function formatLeadError(error: LeadError, phone: string): ErrorText {
  switch (error.kind) {
    case 'fields':
      return {
        title: fieldsTitle(openFieldErrors(error).length),
        text: 'Nothing is sent yet. Everything you typed is still here.',
      }
    case 'expired':
      return {
        title: 'This form is a day old',
        text: 'We have drawn a fresh one with your answers. Please send it again.',
      }
    case 'forged':
      return {
        title: 'This form could not be checked',
        text: 'Nothing is sent yet. We have drawn a fresh one with your answers: please send it again.',
      }
    case 'automatic':
    case 'too-many':
      return formatRateError(error, phone)
    case 'offline':
      return {
        title: 'We could not reach the desk',
        text: `Your answers are kept. Check your connection and press the button again: nothing is sent twice. Or call ${phone} and we send you the guide.`,
      }
  }
}

/** Pages for requests to the lead form's address that are not a form post. */
export const LEAD_PAGE_ERRORS: Partial<Record<string, ErrorText>> = {
  'wrong-query': {
    title: 'This address is not quite right',
    text: 'A part of the link could not be read. Start again with an empty form.',
  },
  'wrong-method': {
    title: 'This address does not work that way',
    text: 'Start again with an empty form.',
  },
  'too-large': {
    title: 'That was more than this form can take',
    text: 'Nothing is sent. Go back, shorten your answers, and send the form again.',
  },
  'wrong-type': {
    title: 'This form arrived in an unknown format',
    text: 'Nothing is sent. Start again with an empty form.',
  },
}
