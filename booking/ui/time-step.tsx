import { BookingErrorSummary } from './booking-error.tsx'
import { noBreak, TITLES, WORDS } from './labels.ts'
import { inPlace } from './plain-click.ts'
import { SoonestTimes } from './soonest-times.tsx'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'
import { WeekBook } from './week-book.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

/** Step one: the next open times and a week of the appointment book, in the visitor's zone. */
export function TimeStep({ booking }: { booking: BookingController }) {
  const { props, error, times } = booking
  const hasNearest = error !== null && 'nearest' in error && error.nearest.length > 0
  return (
    <section>
      <StepHead title={TITLES.time} booking={booking} />
      {error && <BookingErrorSummary error={error} booking={booking} />}
      {times.kind === 'known' && !hasNearest && <SoonestTimes booking={booking} starts={times.starts} />}
      <ZoneSwitch booking={booking} />
      {times.kind === 'known' ? (
        <WeekBook
          times={{
            starts: times.starts,
            zone: booking.zone,
            now: props.now,
            week: booking.week,
            phone: props.phone,
            hrefOf: booking.hrefOf,
          }}
          booking={booking}
        />
      ) : (
        <MissingTimes booking={booking} hasFailed={times.kind === 'failed'} />
      )}
      <p className="mt-5 text-soft print:hidden">
        {WORDS.noneFits}{' '}
        <a className="link inline-flex min-h-11 items-center" href={`tel:${props.dial}`} target="_top">
          {noBreak(props.phone)}
        </a>{' '}
        {WORDS.orWrite}{' '}
        <a
          className="link inline-flex min-h-11 items-center wrap-anywhere"
          href={`mailto:${props.email}`}
          target="_top"
        >
          {props.email}
        </a>
        .
      </p>
    </section>
  )
}

/** In place of the week: its times are being looked up, or could not be. */
function MissingTimes({ booking, hasFailed }: { booking: BookingController; hasFailed: boolean }) {
  const { hydrated } = booking
  return (
    <div className="appointment-sheet px-4 py-8" aria-busy={!hasFailed}>
      <p className="font-serif text-minor">{hasFailed ? WORDS.loadFailed : WORDS.loading}</p>
      {(hasFailed || !hydrated) && (
        <a
          className="link inline-flex min-h-11 items-center"
          href={booking.hrefOf({})}
          onClick={inPlace(() => void booking.refresh())}
        >
          {hydrated ? WORDS.loadAgain : WORDS.allTimes}
        </a>
      )}
    </div>
  )
}
