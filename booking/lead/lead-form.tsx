import { type FormEvent, type InputEvent, useEffect, useState } from 'react'
import { CALL_BACK_HREF, LEAD_PATH } from '../core/addresses.ts'
import { type Form, LEAD_CONSENTS } from '../core/consents.ts'
import type { Question } from '../core/questions.ts'
import type { Typed } from '../form/posted-form.ts'
import { Done } from '../form/ui/done.tsx'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import { FocusedHeading, type FocusRequest } from '../form/ui/focused-heading.tsx'
import { checkForm, correctedByEdit, type FormError, markCorrected } from '../form/ui/form-errors.ts'
import { formatFormError } from '../form/ui/format-form-error.ts'
import { clearHoneypot, HiddenFields, Honeypot, SubmitButton } from '../form/ui/hidden-fields.tsx'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import { encodeForm, type PostRefusal, postForm } from '../form/ui/post-form.ts'
import { QuestionFields } from '../form/ui/questions.tsx'
import { useAttribution } from '../form/ui/use-attribution.ts'
import { LEAD_ERROR_LABELS, LEAD_LABELS, type LeadPurpose, leadLabels } from './labels.ts'

/** The lead form. It works without JavaScript; hydrated, it posts in place. */
export function LeadForm(props: LeadFormProps) {
  const { error, submission, focus, formKey, hydrated, onSubmit, onInput } = useLeadForm(props)
  const attribution = useAttribution(props.attribution)
  const { form, action } = formOf(props)
  const labels = leadLabels(props)
  if (submission === 'done') {
    return (
      <Done
        message={{ type: 'desk:lead' }}
        text={labels.doneText}
        next={props.next}
        linkText={labels.doneLink}
      >
        <FocusedHeading title={labels.doneTitle} focus={focus} />
      </Done>
    )
  }
  const isSending = submission === 'submitting'
  return (
    <>
      <FocusedHeading kicker={labels.kicker} title={labels.title} />
      <form
        method="post"
        action={action}
        target="_top"
        noValidate={hydrated}
        aria-busy={isSending}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {error && (
          <ErrorSummary
            {...formatFormError(
              error,
              { ...LEAD_ERROR_LABELS, button: labels.send },
              noBreakSpaces(props.phone),
            )}
            error={error}
            focus={focus}
          />
        )}
        <p className="mb-5 text-small text-soft">{labels.lead}</p>
        <HiddenFields values={{ key: formKey, ...(props.area && { area: props.area }), ...attribution }} />
        <Honeypot />
        <QuestionFields {...props} form={form} consentsLegend={LEAD_LABELS.consents} error={error} />
        <SubmitButton sending={isSending} text={labels.send} textWhileSending={LEAD_LABELS.sending} />
      </form>
    </>
  )
}

/** What is asked, and where it is posted. Who wants to be called back agrees to nothing else. */
function formOf({ questions, callBackDays }: LeadFormProps): { form: Form; action: string } {
  if (callBackDays) return { form: { questions, consents: [] }, action: CALL_BACK_HREF }
  return { form: { questions, consents: LEAD_CONSENTS }, action: LEAD_PATH }
}

function useLeadForm(props: LeadFormProps) {
  const { formKey, error, texts: hasTexts } = props
  const { form: asked, action } = formOf(props)
  const [state, setState] = useState({
    hydrated: false,
    submission: 'idle' as 'idle' | 'submitting' | 'done',
    formKey,
    error,
    focus: (error && { target: 'error' }) as FocusRequest | null,
  })
  const change = (changes: Partial<typeof state>) => setState((now) => ({ ...now, ...changes }))
  // Until then the browser's own checks apply.
  useEffect(() => setState((now) => ({ ...now, hydrated: true })), [])

  const refuse = ({ error, formKey }: PostRefusal) =>
    change({ submission: 'idle', error, focus: { target: 'error' }, ...(formKey && { formKey }) })

  async function send(form: HTMLFormElement): Promise<void> {
    const fields = checkForm(new FormData(form), asked, hasTexts)
    if (fields.length) return refuse({ error: { kind: 'fields', fields }, formKey: null })
    change({ submission: 'submitting' })
    const result = await postForm(action, encodeForm(form))
    if ('accepted' in result) return change({ submission: 'done', error: null, focus: { target: 'title' } })
    if (result.error.kind === 'automatic') clearHoneypot(form)
    refuse(result)
  }

  return {
    ...state,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      // A second press must not send the form again.
      if (state.submission === 'idle') void send(event.currentTarget)
    },
    /** Removes a field's message as soon as its answer is accepted. */
    onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement
      const fields = correctedByEdit(name, new FormData(currentTarget), asked, hasTexts, state.error)
      if (fields.length) setState((now) => ({ ...now, error: markCorrected(now.error, fields) }))
    },
  }
}

/** What passes from the server to the lead form, as JSON. */
export interface LeadFormProps extends LeadPurpose {
  brand: string
  phone: string
  /** The address after the form. */
  next: string
  questions: readonly Question[]
  texts: boolean
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  typed: Typed
  error: FormError | null
}
