import { formatWhen } from '../domain/format-time.ts'
import { DetailsForm } from './details-form.tsx'
import { noBreakTime, TITLES, WORDS } from './labels.ts'
import { inPlace } from './plain-click.ts'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'

/** Step two: who is coming. */
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
            <span className="sr-only">{WORDS.yourTime}: </span>
            <strong
              className={isUnavailable ? 'font-normal line-through' : 'font-semibold'}
              suppressHydrationWarning
            >
              {noBreakTime(formatWhen(start, zone))}
            </strong>
          </p>
        )}
        <a
          className="link inline-flex min-h-11 items-center"
          href={booking.hrefOf({})}
          onClick={inPlace(booking.changeTime)}
        >
          {isUnavailable || start === null ? WORDS.allTimes : WORDS.changeTime}
        </a>
      </div>
      <DetailsForm booking={booking} canBook={!isUnavailable && start !== null} />
    </section>
  )
}
