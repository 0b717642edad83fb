import { type FormEvent, type InputEvent, useEffect, useRef } from 'react'
import { BOOKING_PATH, isoInstant } from './addresses.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { restoreDraft, saveDraft } from './draft.ts'
import { Field } from './field.tsx'
import { FormErrorSummary } from './form-error.tsx'
import { consentWording, HONEYPOT_FIELD, LABELS, WORDS } from './labels.ts'
import { CONSENT_NAMES, type FieldName } from './props.ts'
import { TYPING } from './typing.ts'
import { useAttribution } from './use-attribution.ts'
import type { BookingState } from './use-booking.ts'

/**
 * The form. Its fields are uncontrolled: what is typed before the script arrives stays.
 * Without the script it posts by itself and leads the whole page on (`target="_top"`).
 */
export function DetailsForm({ booking, gone }: { booking: BookingState; gone: boolean }) {
  const { props, start, zone, formKey, trouble, busy, hydrated, step } = booking
  const attribution = useAttribution(props.attribution)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) restoreDraft(form.current)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const instead =
      submitter instanceof HTMLButtonElement && submitter.name === 'instead' ? submitter.value : null
    if (gone && !instead) return
    void booking.submit(event.currentTarget, instead ? Date.parse(instead) : null)
  }

  function onInput(event: InputEvent<HTMLFormElement>): void {
    saveDraft(event.currentTarget)
    if (event.target instanceof Element)
      booking.recheck(event.currentTarget, event.target.getAttribute('name'))
  }

  const wrong = trouble?.kind === 'fields' ? trouble.fields : []
  const messageOf = (name: string) =>
    wrong.find(({ field, corrected }) => field === name && !corrected)?.message
  const field = (name: FieldName) => ({
    name,
    label: LABELS[name],
    value: props.answers[name],
    message: messageOf(name),
  })
  const hidden = { key: formKey, start: start === null ? '' : isoInstant(start), zone, ...attribution }
  return (
    <form
      ref={form}
      className="details"
      method="post"
      action={BOOKING_PATH}
      target="_top"
      noValidate={hydrated}
      aria-busy={busy !== null}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {/* Enter in a field must not book the first of the other times: a disabled first button stops it. */}
      {gone && <button type="submit" disabled hidden />}
      {trouble && step === 'details' && <FormErrorSummary trouble={trouble} booking={booking} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor="desk-trap">{WORDS.trap}</label>
        <input id="desk-trap" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="fields">
        <Field {...field('name')} {...TYPING.name} />
        <Field {...field('practice')} {...TYPING.practice} />
        <Field {...field('email')} {...TYPING.email} />
        <Field {...field('phone')} {...TYPING.phone} minLength={7} enterKeyHint="next" />
        <Field {...field('specialty')} {...TYPING.specialty} options={props.specialties} />
        <Field {...field('note')} {...TYPING.note} lines={3} optional />
      </div>
      <ConsentBoxes
        legend={WORDS.texts}
        boxes={CONSENT_NAMES.map((name) => ({
          name,
          wording: consentWording(name, props.brand),
          ticked: props.answers[name],
          message: messageOf(name),
        }))}
      />
      {!gone && (
        <button className="book" type="submit" aria-disabled={busy !== null} aria-busy={busy !== null}>
          {busy !== null ? WORDS.booking : WORDS.book}
        </button>
      )}
      <p className="after">{WORDS.after}</p>
    </form>
  )
}
