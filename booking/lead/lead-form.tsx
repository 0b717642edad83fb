import { type FormEvent, type InputEvent, useEffect, useState } from 'react'
import { LEAD_PATH } from '../core/addresses.ts'
import { LEAD_FORM, type Typed } from '../core/fields.ts'
import { Done } from '../form/ui/done.tsx'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import {
  checkForm,
  correctedByEdit,
  type FormError,
  isCorrected,
  markCorrected,
} from '../form/ui/form-errors.ts'
import { formatFormError } from '../form/ui/format-form-error.ts'
import { clearHoneypot, HiddenFields, Honeypot, SubmitButton } from '../form/ui/hidden-fields.tsx'
import { noBreak } from '../form/ui/no-break.ts'
import { type FocusRequest, PageHeading } from '../form/ui/page-heading.tsx'
import { encodeForm, postForm } from '../form/ui/post-form.ts'
import { QuestionFields } from '../form/ui/questions.tsx'
import { useAttribution } from '../form/ui/use-attribution.ts'
import { LEAD_ERROR_LABELS, LEAD_LABELS } from './labels.ts'

/** The lead form. It works without JavaScript; hydrated, it posts in place. */
export function LeadForm(props: LeadFormProps) {
  const { error, submission, focus, formKey, hydrated, onSubmit, onInput } = useLeadForm(props)
  const attribution = useAttribution(props.attribution)
  if (submission === 'done') {
    return (
      <Done
        frameOrigins={props.frameOrigins}
        message={{ type: 'desk:lead', v: 1 }}
        text={props.area ? LEAD_LABELS.waitDoneText : LEAD_LABELS.doneText}
        next={props.next}
        linkText={props.area ? LEAD_LABELS.waitDoneLink : LEAD_LABELS.doneLink}
      >
        <PageHeading title={props.area ? LEAD_LABELS.waitDoneTitle : LEAD_LABELS.doneTitle} focus={focus} />
      </Done>
    )
  }
  const isSending = submission === 'submitting'
  return (
    <>
      {props.area ? (
        <PageHeading title={LEAD_LABELS.waitTitle(props.area)} />
      ) : (
        <PageHeading kicker={LEAD_LABELS.kicker(props.guideTitle)} title={LEAD_LABELS.title} />
      )}
      <form
        method="post"
        action={LEAD_PATH}
        target="_top"
        noValidate={hydrated}
        aria-busy={isSending}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {error && (
          <ErrorSummary
            {...formatFormError(error, LEAD_ERROR_LABELS, noBreak(props.phone))}
            fields={error.kind === 'fields' ? error.fields : []}
            isCorrected={isCorrected(error)}
            focus={focus}
          />
        )}
        <p className="mb-5 text-small text-soft">{props.area ? LEAD_LABELS.waitLead : LEAD_LABELS.lead}</p>
        <HiddenFields values={{ key: formKey, ...(props.area && { area: props.area }), ...attribution }} />
        <Honeypot />
        <QuestionFields
          {...props}
          questions={LEAD_FORM}
          consentsLegend={LEAD_LABELS.consents}
          error={error}
        />
        <SubmitButton
          sending={isSending}
          text={props.area ? LEAD_LABELS.waitSend : LEAD_LABELS.send}
          textWhileSending={LEAD_LABELS.sending}
        />
      </form>
    </>
  )
}

interface LeadFormState {
  hydrated: boolean
  submission: 'idle' | 'submitting' | 'done'
  formKey: string
  error: FormError | null
  focus: FocusRequest | null
}

function useLeadForm({ formKey, error, specialties, texts: hasTexts }: LeadFormProps) {
  const [state, setState] = useState<LeadFormState>({
    hydrated: false,
    submission: 'idle',
    formKey,
    error,
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

/** What passes from the server to the lead form, as JSON. */
export interface LeadFormProps {
  brand: string
  phone: string
  guideTitle: string
  /** What the visitor waits for; undefined when they ask for the guide. */
  area?: string | undefined
  /** The address after the form. */
  next: string
  specialties: string[]
  texts: boolean
  frameOrigins: string[]
  formKey: string
  embed: boolean
  attribution: Record<string, string>
  answers: Partial<Typed<typeof LEAD_FORM>>
  error: FormError | null
}
