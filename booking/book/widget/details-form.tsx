import { type FormEvent, type InputEvent, useEffect, useRef, useState } from 'react'
import { findArea } from '../../../platform/areas.ts'
import { formatClock, formatWeekday, localDay } from '../../calendar/local-days.ts'
import { BOOKING_PATH, isoInstant } from '../../core/addresses.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { formatWhen } from '../../core/format-time.ts'
import { tellFrame } from '../../form/ui/frame-messages.ts'
import { HiddenFields, Honeypot, SubmitButton } from '../../form/ui/hidden-fields.tsx'
import { inPlace, TallLink } from '../../form/ui/links.tsx'
import { noBreakSpaces, noBreakTime } from '../../form/ui/no-break-spaces.ts'
import { QuestionFields } from '../../form/ui/questions.tsx'
import { useAttribution } from '../../form/ui/use-attribution.ts'
import { ALTERNATIVE_FIELD, LABELS, TITLES } from '../labels.ts'
import type { WidgetProps } from '../props.ts'
import { BookingErrorSummary } from './booking-error.tsx'
import { CallNotes } from './call-notes.tsx'
import { StepHead } from './step-head.tsx'
import { restoreDraft, saveDraft } from './tab-memory.ts'
import type { BookingController } from './use-booking.ts'

/** Step two. */
export function DetailsStep({ booking, hidden }: { booking: BookingController; hidden: boolean }) {
  const { start, zone, error, step } = booking
  if (hidden && start === null) return null
  const isUnavailable = error?.kind === 'taken' || error?.kind === 'not-offered'
  return (
    <section hidden={hidden}>
      {step === 'details' && <StepHead title={TITLES.details} booking={booking} />}
      <div
        className={`mb-5 flex flex-wrap items-center justify-between gap-x-6 border-l-4 px-4 py-2.5 ${isUnavailable ? 'border-pencil bg-leaf' : 'border-evergreen bg-wash'}`}
      >
        {start !== null && (
          <p>
            <span className="sr-only">{LABELS.yourTime}: </span>
            <strong
              className={isUnavailable ? 'struck font-normal' : 'underscored font-semibold'}
              suppressHydrationWarning
            >
              {noBreakTime(formatWhen(start, zone))}
            </strong>
          </p>
        )}
        <TallLink href={booking.hrefOf({})} onClick={inPlace(booking.changeTime)}>
          {isUnavailable || start === null ? LABELS.allTimes : LABELS.changeTime}
        </TallLink>
      </div>
      <DetailsForm booking={booking} bookable={isUnavailable ? null : start} />
    </section>
  )
}

/** Without a bookable time, the visitor submits with one of the nearest times, which are buttons of the error summary. */
function DetailsForm({ booking, bookable }: { booking: BookingController; bookable: number | null }) {
  const { props, start, zone, formKey, error, hydrated, step } = booking
  const isSending = booking.submission.kind === 'submitting'
  const attribution = useAttribution(props.attribution)
  const form = useRef<HTMLFormElement>(null)
  const [place, setPlace] = useState({ specialty: '', zip: '' })
  useEffect(() => {
    if (!form.current) return
    restoreDraft(form.current, props.questions)
    setPlace(placeIn(form.current))
  }, [props.questions])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const isAlternative = submitter instanceof HTMLButtonElement && submitter.name === ALTERNATIVE_FIELD
    void booking.submit(event.currentTarget, isAlternative ? Date.parse(submitter.value) : null)
  }

  function onInput(event: InputEvent<HTMLFormElement>): void {
    setPlace(placeIn(event.currentTarget))
    saveDraft(event.currentTarget, props.questions)
    tellFrame({ type: 'desk:typing' })
    booking.recheck(event)
  }

  const hidden = { key: formKey, start: start === null ? '' : isoInstant(start), zone, ...attribution }
  return (
    <form
      ref={form}
      method="post"
      action={BOOKING_PATH}
      target="_top"
      noValidate={hydrated}
      aria-busy={isSending}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {/* Enter in a field must not book the first alternative: a disabled first button prevents it. */}
      {bookable === null && <button type="submit" disabled hidden />}
      {error && step === 'details' && <BookingErrorSummary error={error} booking={booking} />}
      <HiddenFields values={hidden} />
      <Honeypot />
      <QuestionFields
        {...props}
        form={{ questions: props.questions, consents: BOOKING_CONSENTS }}
        consentsLegend={LABELS.texts}
        error={error}
      >
        <p role="status" className="mt-3 font-semibold">
          {describeArea(props, place)}
        </p>
      </QuestionFields>
      <CallNotes />
      {bookable !== null && (
        <SubmitButton
          sending={isSending}
          text={`${LABELS.book}: ${formatWeekday(localDay(bookable, zone))} ${noBreakSpaces(formatClock(bookable, zone))}`}
          textWhileSending={LABELS.booking}
        />
      )}
      <p className="mt-3 text-small text-soft">{LABELS.after}</p>
    </form>
  )
}

function placeIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  return { specialty: String(typed.get('specialty')), zip: String(typed.get('zip') ?? '').trim() }
}

/** Whether the practice's area is open, once both fields are filled in. */
function describeArea(
  { areas, now, officeZone }: WidgetProps,
  { specialty, zip }: { specialty: string; zip: string },
) {
  const found = specialty ? findArea(areas, specialty, zip, localDay(now, officeZone)) : null
  return found && found.kind !== 'not-a-zip' && LABELS.area[found.kind](specialty, zip)
}
