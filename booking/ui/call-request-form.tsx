import { PARTS_OF_DAY, type PartOfDay } from '../domain/call-request.ts'
import { bookingHref, REQUEST_ID, REQUEST_PATH } from './addresses.ts'
import {
  formatRequestError,
  PART_OF_DAY_LABELS,
  REQUEST_LABELS,
  REQUEST_WORDS,
} from './call-request-labels.ts'
import type { RequestFieldName, RequestFormProps } from './call-request-props.ts'
import { RequestZone, ZoneHint } from './call-request-zone.tsx'
import { requestRules } from './check-call-request.ts'
import { ErrorSummary } from './form/error-summary.tsx'
import { Field } from './form/field.tsx'
import { isCorrected, messageOf } from './form/form-errors.ts'
import { HiddenFields, Honeypot } from './form/hidden-fields.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { TYPING } from './form/typing.ts'
import { usePostedForm } from './form/use-posted-form.ts'
import { noBreak, WORDS } from './labels.ts'
import { ownZone } from './own-zone.ts'
import { PageHeading } from './page-heading.tsx'
import { useAttribution } from './use-attribution.ts'

/**
 * The form for a call at another time than those offered. Without the script it posts by itself, inside the frame if it
 * is in one; hydrated, it posts in place. Its fields are uncontrolled: what is typed before hydration stays.
 */
export function CallRequestForm(props: RequestFormProps) {
  const { firstDay, lastDay, embed } = props
  const { error, submission, focus, formKey, hydrated, onSubmit, onInput } = usePostedForm(
    props,
    REQUEST_PATH,
    requestRules(firstDay, lastDay),
  )
  const attribution = useAttribution(props.attribution)
  // A server that refuses the form may not know the browser's zone; it knows the one that it rendered.
  const mayUseOwn = hydrated && !props.zoneChosen && error?.kind !== 'forged'
  const zone = (mayUseOwn && ownZone()) || props.zone
  const toTimes = (
    <a
      className="link inline-flex min-h-11 items-center"
      href={bookingHref({ zone: props.zoneChosen ? zone : undefined, embed, attribution })}
    >
      {REQUEST_WORDS.toTimes}
    </a>
  )
  if (submission === 'done') {
    return (
      <section id={REQUEST_ID}>
        <PageHeading title={REQUEST_WORDS.doneTitle} focus={focus} />
        <p>{REQUEST_WORDS.doneText}</p>
        <p>{toTimes}</p>
      </section>
    )
  }
  const field = (name: RequestFieldName) => ({
    name,
    label: REQUEST_LABELS[name],
    value: props.answers[name],
    message: messageOf(error, name),
  })
  const isSending = submission === 'submitting'
  const hidden = { key: formKey, ...(embed && { embed: '1' }), ...attribution }
  return (
    <section id={REQUEST_ID}>
      <PageHeading
        kicker={`${props.callTitle}, ${WORDS.length(props.callMinutes)}`}
        title={REQUEST_WORDS.title}
      />
      <form
        method="post"
        action={REQUEST_PATH}
        noValidate={hydrated}
        aria-busy={isSending}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {error && (
          <ErrorSummary
            {...formatRequestError(error, noBreak(props.phone))}
            fields={error.kind === 'fields' ? error.fields : []}
            isCorrected={isCorrected(error)}
            focus={focus}
          />
        )}
        <p className="mb-5 text-small text-soft">{REQUEST_WORDS.lead}</p>
        <HiddenFields values={hidden} />
        <Honeypot />
        <div className="grid gap-4 wide:grid-cols-2">
          <Field {...field('name')} {...TYPING.name} />
          <Field {...field('practice')} {...TYPING.practice} />
          <Field {...field('email')} {...TYPING.email} />
          <Field {...field('phone')} {...TYPING.phone} enterKeyHint="next" optional />
          <Field {...field('preferredDay')} {...TYPING.day} min={firstDay} max={lastDay} optional />
          <Field
            {...field('partOfDay')}
            {...TYPING.specialty}
            options={PARTS_OF_DAY}
            optionLabel={(part) => PART_OF_DAY_LABELS[part as PartOfDay]}
            hint={<ZoneHint zone={zone} now={props.now} hydrated={hydrated} />}
          />
          <RequestZone zone={zone} now={props.now} hydrated={hydrated} />
          <Field {...field('note')} {...TYPING.note} lines={3} optional />
        </div>
        <div className="flex flex-wrap items-end gap-x-8">
          <SubmitButton
            sending={isSending}
            text={REQUEST_WORDS.send}
            textWhileSending={REQUEST_WORDS.sending}
          />
          {toTimes}
        </div>
      </form>
    </section>
  )
}
