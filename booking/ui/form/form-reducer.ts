import type { FocusRequest } from '../use-focus-target.ts'
import { type FormError, markCorrected } from './form-errors.ts'

/** The whole state of a form that is sent once. */
export interface FormState<Name extends string = string> {
  hydrated: boolean
  submission: 'idle' | 'submitting' | 'done'
  formKey: string
  error: FormError<Name> | null
  focus: FocusRequest | null
}

export type FormAction<Name extends string = string> =
  | { type: 'hydrated' }
  | { type: 'fields-corrected'; fields: string[] }
  | { type: 'submitting' }
  | { type: 'refused'; error: FormError<Name>; formKey: string | null }
  | { type: 'done' }

/** What the server says about a form when it renders it. */
export interface RenderedForm<Name extends string = string> {
  formKey: string
  error: FormError<Name> | null
}

/** The state in which the server renders the form, and the browser hydrates it. */
export function createFormState<Name extends string>({
  formKey,
  error,
}: RenderedForm<Name>): FormState<Name> {
  return { hydrated: false, submission: 'idle', formKey, error, focus: error && { target: 'error' } }
}

/** The next state. Pure: focus and network are left to the component. */
export function formReducer<Name extends string>(
  state: FormState<Name>,
  action: FormAction<Name>,
): FormState<Name> {
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
