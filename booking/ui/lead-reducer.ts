import { markCorrected } from './form/form-errors.ts'
import type { LeadError, LeadFormProps } from './lead-props.ts'
import type { FocusRequest } from './use-focus-target.ts'

/** The whole state of the lead form. */
export interface LeadState {
  hydrated: boolean
  submission: 'idle' | 'submitting' | 'done'
  formKey: string
  error: LeadError | null
  focus: FocusRequest | null
}

export type LeadAction =
  | { type: 'hydrated' }
  | { type: 'fields-corrected'; fields: string[] }
  | { type: 'submitting' }
  | { type: 'refused'; error: LeadError; formKey: string | null }
  | { type: 'done' }

/** The state in which the server renders the form, and the browser hydrates it. */
export function createLeadState({ formKey, error }: LeadFormProps): LeadState {
  return { hydrated: false, submission: 'idle', formKey, error, focus: error && { target: 'error' } }
}

/** The next state. Pure: focus and network are left to the component. */
export function leadReducer(state: LeadState, action: LeadAction): LeadState {
  switch (action.type) {
    case 'hydrated':
      return { ...state, hydrated: true }
    case 'fields-corrected':
      return { ...state, error: markCorrected(state.error, action.fields) }
    case 'submitting':
      return { ...state, submission: 'submitting' }
    case 'refused': {
      const formKey = action.formKey ?? state.formKey
      return { ...state, submission: 'idle', error: action.error, formKey, focus: { target: 'error' } }
    }
    case 'done':
      return { ...state, submission: 'done', error: null, focus: { target: 'title' } }
  }
}
