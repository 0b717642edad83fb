import { CallRequestForm } from './call-request-form.tsx'
import type { RequestFormProps } from './call-request-props.ts'
import { hydrate } from './hydrate.tsx'
import { ROOT_IDS } from './root-ids.ts'

hydrate<RequestFormProps>(ROOT_IDS.request, CallRequestForm)
