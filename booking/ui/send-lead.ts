import { LEAD_PATH } from './addresses.ts'
import { freshKeyOf, requestJson, sharedErrorOf } from './form/post-form.ts'
import type { LeadConsentName, LeadError, LeadFieldName } from './lead-props.ts'

export type LeadResult = { kind: 'done' } | { kind: 'refused'; error: LeadError; formKey: string | null }

/** Posts the lead form. Never rejects: a failed connection is a result too. */
export async function sendLead(form: URLSearchParams): Promise<LeadResult> {
  const answer = await requestJson(LEAD_PATH, form)
  if (answer?.ok) return { kind: 'done' }
  // An unknown answer is that of a failing server, which the visitor can do as much about as about a dead line.
  const error = answer && sharedErrorOf<LeadFieldName | LeadConsentName>(answer)
  return { kind: 'refused', error: error ?? { kind: 'offline' }, formKey: answer && freshKeyOf(answer) }
}
