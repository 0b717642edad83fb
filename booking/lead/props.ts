import type { LEAD_FORM, Typed } from '../core/fields.ts'
import type { FormError } from '../form/ui/form-errors.ts'

/** What passes from the server to the lead form: plain JSON. */
export interface LeadFormProps {
  brand: string
  phone: string
  guideTitle: string
  /** Where a browser goes once the form is sent. */
  next: string
  specialties: string[]
  texts: boolean
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  /** What was typed before. */
  answers: Partial<Typed<typeof LEAD_FORM>>
  error: FormError | null
}
