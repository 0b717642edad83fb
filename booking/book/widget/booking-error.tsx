import { formatClock, formatDayOfYear, formatWeekday, localDay } from '../../calendar/local-days.ts'
import { isoInstant } from '../../core/addresses.ts'
import { ErrorSummary } from '../../form/ui/error-summary.tsx'
import type { FormError } from '../../form/ui/form-errors.ts'
import { formatFormError } from '../../form/ui/format-form-error.ts'
import { inPlace } from '../../form/ui/links.tsx'
import { noBreakSpaces } from '../../form/ui/no-break-spaces.ts'
import { ALTERNATIVE_FIELD, BOOKING_ERROR_LABELS, LABELS } from '../labels.ts'
import { NearestTimes } from './nearest-times.tsx'
import type { BookingController } from './use-booking.ts'

/** Why nothing is booked yet, with links to the fields or the nearest open times. */
export function BookingErrorSummary({ error, booking }: { error: FormError; booking: BookingController }) {
  const { props, step, zone, focus } = booking
  const { title, text } = formatFormError(error, BOOKING_ERROR_LABELS, noBreakSpaces(props.phone))
  const nearest = 'nearest' in error ? error.nearest : []
  return (
    <ErrorSummary
      title={title}
      text={step === 'time' && nearest.length ? LABELS.nearestOnly : text}
      error={error}
      focus={focus}
    >
      <NearestTimes zone={zone} now={props.now} nearest={nearest}>
        {(start) => <NearestTime start={start} booking={booking} />}
      </NearestTimes>
    </ErrorSummary>
  )
}

/** A time near the one that is taken: a button in the form, which books it with the same answers; before the form a link. */
function NearestTime({ start, booking }: { start: number; booking: BookingController }) {
  const date = localDay(start, booking.zone)
  const day = `${formatWeekday(date)}, ${formatDayOfYear(date)}`
  const time = noBreakSpaces(formatClock(start, booking.zone))
  const className = 'outline-button flex w-full items-center'
  if (booking.step === 'time') {
    return (
      <a
        className={className}
        href={booking.hrefOf({ start })}
        onClick={inPlace(() => booking.chooseTime(start))}
      >
        {`${day}, ${time}`}
      </a>
    )
  }
  const { submission } = booking
  const isBusy = submission.kind === 'submitting' && submission.start === start
  return (
    <button
      className={className}
      type="submit"
      name={ALTERNATIVE_FIELD}
      value={isoInstant(start)}
      aria-busy={isBusy}
      aria-disabled={submission.kind === 'submitting'}
    >
      {isBusy ? LABELS.booking : LABELS.bookAlternative(day, time)}
    </button>
  )
}
