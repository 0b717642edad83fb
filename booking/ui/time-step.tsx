import { FormErrorSummary } from './form-error.tsx'
import { TITLES, unbroken, WORDS } from './labels.ts'
import { inPlace } from './plain-click.ts'
import { StepHead } from './step-head.tsx'
import type { BookingState } from './use-booking.ts'
import { WeekBook } from './week-book.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

/** Step one: a week of the appointment book, in the visitor's zone. */
export function TimeStep({ booking }: { booking: BookingState }) {
  const { props, trouble, starts, loadFailed } = booking
  return (
    <section>
      <StepHead title={TITLES.time} callTitle={props.callTitle} callMinutes={props.callMinutes} />
      {trouble && <FormErrorSummary trouble={trouble} booking={booking} />}
      <ZoneSwitch booking={booking} />
      {starts ? (
        <WeekBook booking={booking} starts={starts} />
      ) : (
        <div className="sheet empty" aria-busy={!loadFailed}>
          <p>{loadFailed ? WORDS.loadFailed : WORDS.loading}</p>
          {(loadFailed || !booking.hydrated) && (
            <a href={booking.hrefOf({})} onClick={inPlace(() => void booking.refresh())}>
              {booking.hydrated ? WORDS.loadAgain : WORDS.allTimes}
            </a>
          )}
        </div>
      )}
      <p className="aside">
        {WORDS.noneFits}{' '}
        <a href={`tel:${props.dial}`} target="_top">
          {unbroken(props.phone)}
        </a>
        .
      </p>
    </section>
  )
}
