import { type Dispatch, type FormEvent, type InputEvent, type Reducer, useEffect, useReducer } from 'react'
import { checkFields, correctedByEdit, type FormRules } from './check-fields.ts'
import {
  createFormState,
  type FormAction,
  type FormState,
  formReducer,
  type RenderedForm,
} from './form-reducer.ts'
import { clearHoneypot } from './hidden-fields.tsx'
import { encodeForm } from './post-form.ts'
import { sendForm } from './send-form.ts'

/** The state of a form that is posted to `path` and checked by `rules`, and its event handlers. */
export function usePostedForm<Name extends string>(
  rendered: RenderedForm<Name>,
  path: string,
  rules: FormRules<Name>,
) {
  const [state, dispatch]: [FormState<Name>, Dispatch<FormAction<Name>>] = useReducer(
    formReducer as Reducer<FormState<Name>, FormAction<Name>>,
    rendered,
    createFormState<Name>,
  )
  // Without the script the browser's own checks have to do.
  useEffect(() => dispatch({ type: 'hydrated' }), [])

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = checkFields(form, rules)
    if (fields.length) {
      dispatch({ type: 'refused', error: { kind: 'fields', fields }, formKey: null })
      return
    }
    dispatch({ type: 'submitting' })
    const result = await sendForm<Name>(path, encodeForm(form))
    if (result.kind === 'done') {
      dispatch({ type: 'done' })
      return
    }
    if (result.error.kind === 'automatic') clearHoneypot(form)
    dispatch({ type: 'refused', error: result.error, formKey: result.formKey })
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // A second press must not send the form again.
      if (state.submission === 'idle') void send(event.currentTarget)
    },
    /** Takes the message off a field as soon as its answer is accepted. */
    onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
      const edited = target instanceof Element ? target.getAttribute('name') : null
      const fields = correctedByEdit(currentTarget, rules, state.error, edited)
      if (fields.length) dispatch({ type: 'fields-corrected', fields })
    },
  }
}
