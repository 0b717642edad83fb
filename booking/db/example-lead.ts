import { randomUUID } from 'node:crypto'
import type { LeadRequest } from '../domain/lead.ts'

/** A valid lead for tests; each call is from another visitor. */
export function exampleLeadRequest(changes: Partial<LeadRequest> = {}): LeadRequest {
  const formKey = changes.formKey ?? randomUUID()
  return {
    formKey,
    formName: '2025 Telehealth Shift',
    name: 'Dana Example',
    email: `lead-${formKey}@example.com`,
    practice: 'Example Practice',
    specialty: 'Ketamine therapy',
    phone: '',
    consents: { marketingEmail: true, marketingTexts: false, wording: { marketingEmail: 'Mail me NEWS.' } },
    attribution: { utm_source: 'newsletter' },
    wanted: null,
    ...changes,
  }
}
