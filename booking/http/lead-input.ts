import { z } from 'zod'
import { isEmailAddress, isPracticeName } from '../domain/answer-rules.ts'
import { isLeadName, isOptionalPhone } from '../ui/check-lead.ts'
import { LEAD_MESSAGES } from '../ui/lead-labels.ts'
import { LEAD_CONSENTS, LEAD_FIELDS } from '../ui/lead-props.ts'
import { checkbox, checkboxIf, choice, text } from './posted-form.ts'

/** All answers of the lead form, in its order. */
export const LEAD_ANSWER_NAMES = [...LEAD_FIELDS, ...LEAD_CONSENTS]

/**
 * The schema of the lead form's answers. Each field has one message, which says what to do.
 * @param offersTexts whether the form has a box for texts; without one, its field is ignored
 */
export function leadSchema(specialties: string[], offersTexts: boolean) {
  return z
    .object({
      name: text(isLeadName, LEAD_MESSAGES.name),
      email: text(isEmailAddress, LEAD_MESSAGES.email),
      practice: text(isPracticeName, LEAD_MESSAGES.practice),
      specialty: choice(specialties, LEAD_MESSAGES.specialty),
      phone: text(isOptionalPhone, LEAD_MESSAGES.phone),
      marketingEmail: checkbox(LEAD_MESSAGES.marketingEmail),
      marketingTexts: checkboxIf(offersTexts, LEAD_MESSAGES.marketingTexts),
    })
    .refine((answers) => !answers.marketingTexts || answers.phone !== '', { path: ['marketingTexts'] })
}
