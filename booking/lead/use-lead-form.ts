import { type FormEvent, type InputEvent, useEffect, useState } from 'react'
import { LEAD_PATH } from '../book/addresses.ts'
import { checkFields, correctedByEdit } from '../form/ui/check-fields.ts'
import { markCorrected } from '../form/ui/form-errors.ts'
import { clearHoneypot } from '../form/ui/hidden-fields.tsx'
import { encodeForm, freshKeyOf, requestJson, sharedErrorOf } from '../form/ui/post-form.ts'
import type { FocusRequest } from '../form/ui/use-focus-target.ts'
import { LEAD_RULES } from './lead-labels.ts'
import type { LeadConsentName, LeadError, LeadFieldName, LeadFormProps } from './lead-props.ts'

interface LeadFormState {
  hydrated: boolean
  submission: 'idle' | 'submitting' | 'done'
  formKey: string
  error: LeadError | null
  focus: FocusRequest | null
}

/** The state of the lead form, and its event handlers. */
export function useLeadForm({ formKey, error }: Pick<LeadFormProps, 'formKey' | 'error'>) {
  const [state, setState] = useState<LeadFormState>({
    ...{ hydrated: false, submission: 'idle', formKey, error },
    focus: error && { target: 'error' },
  })
  const change = (changes: Partial<LeadFormState>) => setState((now) => ({ ...now, ...changes }))
  // Without the script the browser's own checks have to do.
  useEffect(() => setState((now) => ({ ...now, hydrated: true })), [])

  function refuse(reason: LeadError, freshKey: string | null): void {
    const key = freshKey === null ? {} : { formKey: freshKey }
    change({ submission: 'idle', error: reason, focus: { target: 'error' }, ...key })
  }

  /** A failed connection is an answer too. So is one that nobody foresaw: the server fails, and nothing else helps. */
  async function send(form: HTMLFormElement): Promise<void> {
    const fields = checkFields(form, LEAD_RULES)
    if (fields.length) return refuse({ kind: 'fields', fields }, null)
    change({ submission: 'submitting' })
    const answer = await requestJson(LEAD_PATH, encodeForm(form))
    if (answer?.ok) return change({ submission: 'done', error: null, focus: { target: 'title' } })
    const known = answer && sharedErrorOf<LeadFieldName | LeadConsentName>(answer)
    if (known?.kind === 'automatic') clearHoneypot(form)
    refuse(known ?? { kind: 'offline' }, answer && freshKeyOf(answer))
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // A second press must not send the form again.
      if (state.submission === 'idle') void send(event.currentTarget)
    },
    /** Takes the message off a field as soon as its answer is accepted. */
    onInput(event: InputEvent<HTMLFormElement>) {
      const fields = correctedByEdit(event, LEAD_RULES, state.error)
      if (fields.length) setState((now) => ({ ...now, error: markCorrected(now.error, fields) }))
    },
  }
}
