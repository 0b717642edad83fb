import { type FormEvent, type InputEvent, useEffect, useState } from 'react'
import { LEAD_PATH } from '../core/addresses.ts'
import { LEAD_FORM } from '../core/fields.ts'
import { checkForm, correctedByEdit } from '../form/ui/check-form.ts'
import { type FormError, markCorrected } from '../form/ui/form-errors.ts'
import { clearHoneypot } from '../form/ui/hidden-fields.tsx'
import type { FocusRequest } from '../form/ui/page-heading.tsx'
import { encodeForm, postForm } from '../form/ui/post-form.ts'
import type { LeadFormProps } from './props.ts'

interface LeadFormState {
  hydrated: boolean
  submission: 'idle' | 'submitting' | 'done'
  formKey: string
  error: FormError | null
  focus: FocusRequest | null
}

/** The state of the lead form and its event handlers. */
export function useLeadForm({ formKey, error, specialties, texts: hasTexts }: LeadFormProps) {
  const [state, setState] = useState<LeadFormState>({
    ...{ hydrated: false, submission: 'idle', formKey, error },
    focus: error && { target: 'error' },
  })
  const change = (changes: Partial<LeadFormState>) => setState((now) => ({ ...now, ...changes }))
  // Until then the browser's own checks apply.
  useEffect(() => setState((now) => ({ ...now, hydrated: true })), [])

  function refuse(reason: FormError, freshKey: string | null): void {
    const key = freshKey === null ? {} : { formKey: freshKey }
    change({ submission: 'idle', error: reason, focus: { target: 'error' }, ...key })
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = checkForm(form, LEAD_FORM, { specialties, hasTexts })
    if (fields.length) return refuse({ kind: 'fields', fields }, null)
    change({ submission: 'submitting' })
    const result = await postForm(LEAD_PATH, encodeForm(form))
    if ('accepted' in result) return change({ submission: 'done', error: null, focus: { target: 'title' } })
    if (result.error.kind === 'automatic') clearHoneypot(form)
    refuse(result.error, result.formKey)
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // A second press must not send the form again.
      if (state.submission === 'idle') void send(event.currentTarget)
    },
    /** Removes a field's message as soon as its answer is accepted. */
    onInput(event: InputEvent<HTMLFormElement>) {
      const fields = correctedByEdit(event, LEAD_FORM, { specialties, hasTexts }, state.error)
      if (fields.length) setState((now) => ({ ...now, error: markCorrected(now.error, fields) }))
    },
  }
}
