import { isEmailAddress, isLine, isPhoneNumber, isPracticeName } from '../domain/answer-rules.ts'
import type { FormRules } from './form/check-fields.ts'
import { LEAD_MESSAGES } from './lead-labels.ts'
import type { LeadConsentName, LeadFieldName } from './lead-props.ts'

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
