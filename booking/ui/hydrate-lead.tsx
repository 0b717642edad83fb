import { hydrate } from './hydrate.tsx'
import { LeadForm } from './lead-form.tsx'
import type { LeadFormProps } from './lead-props.ts'
import { ROOT_IDS } from './root-ids.ts'

hydrate<LeadFormProps>(ROOT_IDS.lead, LeadForm)
