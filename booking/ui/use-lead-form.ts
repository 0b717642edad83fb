import { type FormEvent, type InputEvent, useEffect, useReducer } from 'react'
import { LEAD_RULES } from './check-lead.ts'
import { checkFields, correctedByEdit } from './form/check-fields.ts'
import { clearHoneypot } from './form/hidden-fields.tsx'
import { encodeForm } from './form/post-form.ts'
import type { LeadFormProps } from './lead-props.ts'
import { createLeadState, leadReducer } from './lead-reducer.ts'
import { sendLead } from './send-lead.ts'

/** The state of the lead form, and its event handlers. */
export function useLeadForm(props: LeadFormProps) {
  const [state, dispatch] = useReducer(leadReducer, props, createLeadState)
  // Without the script the browser's own checks have to do.
  useEffect(() => dispatch({ type: 'hydrated' }), [])

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = checkFields(form, LEAD_RULES)
    if (fields.length) {
      dispatch({ type: 'refused', error: { kind: 'fields', fields }, formKey: null })
      return
    }
    dispatch({ type: 'submitting' })
    const result = await sendLead(encodeForm(form))
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
      const fields = correctedByEdit(currentTarget, LEAD_RULES, state.error, edited)
      if (fields.length) dispatch({ type: 'fields-corrected', fields })
    },
  }
}
