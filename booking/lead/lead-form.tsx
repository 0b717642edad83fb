import { LEAD_PATH } from '../book/addresses.ts'
import { noBreak } from '../book/labels.ts'
import { ConsentBoxes } from '../form/ui/consent-boxes.tsx'
import { Done } from '../form/ui/done.tsx'
import { ErrorSummary } from '../form/ui/error-summary.tsx'
import { Field } from '../form/ui/field.tsx'
import { isCorrected, messageOf } from '../form/ui/form-errors.ts'
import { HiddenFields, Honeypot, SubmitButton } from '../form/ui/hidden-fields.tsx'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { TYPING } from '../form/ui/typing.ts'
import { useAttribution } from '../form/ui/use-attribution.ts'
import { formatLeadError, LEAD_LABELS, LEAD_WORDS, leadConsentWording } from './lead-labels.ts'
import { LEAD_CONSENTS, LEAD_EMAIL_CONSENTS, type LeadFieldName, type LeadFormProps } from './lead-props.ts'
import { useLeadForm } from './use-lead-form.ts'

/**
 * The lead form. Without the script it posts by itself and leads the whole page on (`target="_top"`); hydrated, it
 * posts in place. Its fields are uncontrolled: what is typed before hydration stays.
 */
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
  const field = (name: LeadFieldName) => ({
    name,
    label: LEAD_LABELS[name],
    value: props.answers[name],
    message: messageOf(error, name),
  })
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
            {...formatLeadError(error, noBreak(props.phone))}
            fields={error.kind === 'fields' ? error.fields : []}
            isCorrected={isCorrected(error)}
            focus={focus}
          />
        )}
        <p className="mb-5 text-small text-soft">{LEAD_WORDS.lead}</p>
        <HiddenFields values={{ key: formKey, ...attribution }} />
        <Honeypot />
        <div className="grid gap-4 wide:grid-cols-2">
          <Field {...field('name')} {...TYPING.name} />
          <Field {...field('email')} {...TYPING.email} />
          <Field {...field('practice')} {...TYPING.practice} />
          <Field {...field('specialty')} {...TYPING.specialty} options={props.specialties} />
          <Field {...field('phone')} {...TYPING.phone} enterKeyHint="send" optional />
        </div>
        <ConsentBoxes
          legend={LEAD_WORDS.consents}
          names={props.texts ? LEAD_CONSENTS : LEAD_EMAIL_CONSENTS}
          wordingOf={(name) => leadConsentWording(name, props.brand)}
          answers={props.answers}
          error={error}
        />
        <SubmitButton sending={isSending} text={LEAD_WORDS.send} textWhileSending={LEAD_WORDS.sending} />
      </form>
    </>
  )
}
