import type { LEAD_FORM, Typed } from '../core/fields.ts'
import type { FormError } from '../form/ui/form-errors.ts'

/** What passes from the server to the lead form, as JSON. */
export interface LeadFormProps {
  brand: string
  phone: string
  guideTitle: string
  /** The address after the form. */
  next: string
  specialties: string[]
  texts: boolean
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  answers: Partial<Typed<typeof LEAD_FORM>>
  error: FormError | null
}
