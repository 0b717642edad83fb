import { formatWhen } from '../domain/format-time.ts'
import { DetailsForm } from './details-form.tsx'
import { TITLES, WORDS } from './labels.ts'
import { inPlace } from './plain-click.ts'
import { StepHead } from './step-head.tsx'
import type { BookingState } from './use-booking.ts'

/** Step two: who is coming. */
export function DetailsStep({ booking, hidden }: { booking: BookingState; hidden: boolean }) {
  const { props, start, zone, trouble, step } = booking
  if (hidden && start === null) return null
  const gone = trouble?.kind === 'taken' || trouble?.kind === 'not-offered'
  return (
    <section hidden={hidden}>
      {step === 'details' && (
        <StepHead title={TITLES.details} callTitle={props.callTitle} callMinutes={props.callMinutes} />
      )}
      <div className={gone ? 'your-time gone' : 'your-time'}>
        {start !== null && (
          <p>
            <span className="unseen">{WORDS.yourTime}: </span>
            <strong suppressHydrationWarning>{formatWhen(start, zone)}</strong>
          </p>
        )}
        <a href={booking.hrefOf({})} onClick={inPlace(booking.changeTime)}>
          {gone || start === null ? WORDS.allTimes : WORDS.changeTime}
        </a>
      </div>
      <DetailsForm booking={booking} gone={gone || start === null} />
    </section>
  )
}
