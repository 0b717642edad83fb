import { z } from 'zod'
import { isEmailAddress, isPracticeName } from '../domain/answer-rules.ts'
import { isLeadName, isOptionalPhone } from '../ui/check-lead.ts'
import { HONEYPOT_FIELD } from '../ui/labels.ts'
import { LEAD_MESSAGES } from '../ui/lead-labels.ts'
import {
  LEAD_CONSENTS,
  LEAD_FIELDS,
  type LeadAnswers,
  type LeadConsentName,
  type LeadFieldError,
  type LeadFieldName,
} from '../ui/lead-props.ts'
import { isAttribution, text, tick } from './input.ts'

const NAMES = [...LEAD_FIELDS, ...LEAD_CONSENTS]

/** The schema of the lead form's answers. Each field has one message, which says what to do. */
export function leadSchema(specialties: string[]) {
  return z
    .object({
      name: text(isLeadName, LEAD_MESSAGES.name),
      email: text(isEmailAddress, LEAD_MESSAGES.email),
      practice: text(isPracticeName, LEAD_MESSAGES.practice),
      specialty: z
        .string(LEAD_MESSAGES.specialty)
        .refine((chosen) => specialties.includes(chosen), LEAD_MESSAGES.specialty),
      phone: text(isOptionalPhone, LEAD_MESSAGES.phone),
      marketingEmail: tick(LEAD_MESSAGES.marketingEmail),
      marketingTexts: tick(LEAD_MESSAGES.marketingTexts),
    })
    .refine((answers) => !answers.marketingTexts || answers.phone !== '', { path: ['marketingTexts'] })
}

/** A lead form as posted: each known field once. A repeated field has no value, and so fails its own check. */
export interface PostedLead {
  key: string | undefined
  trap: string | undefined
  answers: Record<keyof LeadAnswers, string | undefined>
  attribution: URLSearchParams
}

/** Picks the known fields by name. Unknown ones are never looked at. */
export function pickLeadFields(form: URLSearchParams): PostedLead {
  const once = (name: string): string | undefined => {
    const values = form.getAll(name)
    return values.length > 1 ? undefined : (values[0] ?? '')
  }
  const answers = Object.fromEntries(NAMES.map((name) => [name, once(name)]))
  return {
    key: once('key'),
    trap: once(HONEYPOT_FIELD),
    answers: answers as PostedLead['answers'],
    attribution: new URLSearchParams([...form].filter(([name]) => isAttribution(name))),
  }
}

/** The answers as they go back into the form after a failed submit, whatever is wrong with them. */
export function leadAsTyped({ answers }: PostedLead): LeadAnswers {
  const typed = (name: LeadFieldName) => answers[name] ?? ''
  const ticked = (name: LeadConsentName) => answers[name] === 'yes'
  return {
    name: typed('name'),
    email: typed('email'),
    practice: typed('practice'),
    specialty: typed('specialty'),
    phone: typed('phone'),
    marketingEmail: ticked('marketingEmail'),
    marketingTexts: ticked('marketingTexts'),
  }
}

/** Field troubles in the order of the form, one a field. */
export function leadFieldErrors(error: z.ZodError): LeadFieldError[] {
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])))
  return NAMES.filter((name) => wrong.has(name)).map((field) => ({ field, message: LEAD_MESSAGES[field] }))
}
