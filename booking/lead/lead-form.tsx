import { LEAD_PATH } from '../core/addresses.ts'
import { LEAD_FORM } from '../core/fields.ts'
import { Done } from '../form/ui/done.tsx'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import { isCorrected } from '../form/ui/form-errors.ts'
import { formatFormError } from '../form/ui/format-form-error.ts'
import { HiddenFields, Honeypot, SubmitButton } from '../form/ui/hidden-fields.tsx'
import { noBreak } from '../form/ui/labels.ts'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { QuestionFields } from '../form/ui/questions.tsx'
import { useAttribution } from '../form/ui/use-attribution.ts'
import { LEAD_ERROR_WORDS, LEAD_WORDS } from './labels.ts'
import type { LeadFormProps } from './props.ts'
import { useLeadForm } from './use-lead-form.ts'

/** The lead form. It works without JavaScript; hydrated, it posts in place. */
export function LeadForm(props: LeadFormProps) {
  const { error, submission, focus, formKey, hydrated, onSubmit, onInput } = useLeadForm(props)
  const attribution = useAttribution(props.attribution)
  if (submission === 'done') {
    return (
      <Done
        frameOrigins={props.frameOrigins}
        message={{ type: 'desk:lead', v: 1 }}
        text={LEAD_WORDS.doneText}
        next={props.next}
        linkText={LEAD_WORDS.doneLink}
      >
        <PageHeading title={LEAD_WORDS.doneTitle} focus={focus} />
      </Done>
    )
  }
  const isSending = submission === 'submitting'
  return (
    <>
      <PageHeading kicker={LEAD_WORDS.kicker(props.guideTitle)} title={LEAD_WORDS.title} />
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
            {...formatFormError(error, LEAD_ERROR_WORDS, noBreak(props.phone))}
            fields={error.kind === 'fields' ? error.fields : []}
            isCorrected={isCorrected(error)}
            focus={focus}
          />
        )}
        <p className="mb-5 text-small text-soft">{LEAD_WORDS.lead}</p>
        <HiddenFields values={{ key: formKey, ...attribution }} />
        <Honeypot />
        <QuestionFields {...props} questions={LEAD_FORM} consentsLegend={LEAD_WORDS.consents} error={error} />
        <SubmitButton sending={isSending} text={LEAD_WORDS.send} textWhileSending={LEAD_WORDS.sending} />
      </form>
    </>
  )
}
