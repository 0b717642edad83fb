import { formatClock, formatShortDate, formatWeekday, localDay } from '../../calendar/local-days.ts'
import { noBreak, noBreakTime } from '../../form/ui/labels.ts'
import { LIST_ROLE } from '../../form/ui/list-role.ts'
import { inPlace } from '../../form/ui/plain-click.ts'
import { TITLES, WORDS } from '../labels.ts'
import { BookingErrorSummary } from './booking-error.tsx'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'
import { WeekBook } from './week-book.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

/** Step one. */
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

/** Shown while the times load, or when they did not. */
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

const SOONEST_COUNT = 3
const HEADING_ID = 'desk-soonest'

function SoonestTimes({ booking, starts }: { booking: BookingController; starts: number[] }) {
  const soonest = starts.slice(0, SOONEST_COUNT)
  if (soonest.length === 0) return null
  return (
    <section
      className="mb-4 min-[56rem]:grid min-[56rem]:grid-cols-[auto_1fr] min-[56rem]:items-center min-[56rem]:gap-x-4 print:hidden"
      aria-labelledby={HEADING_ID}
    >
      <h2
        className="mb-1.5 font-sans text-small font-normal tracking-normal text-soft min-[56rem]:mb-0"
        id={HEADING_ID}
      >
        {WORDS.soonest}
      </h2>
      <ol className="grid gap-2 wide:grid-cols-3" {...LIST_ROLE}>
        {soonest.map((start) => (
          <li key={start}>
            <a
              className="outline-button flex h-full items-center border-l-4 tabular-nums"
              href={booking.hrefOf({ start })}
              aria-current={start === booking.start ? 'true' : undefined}
              onClick={inPlace(() => booking.chooseTime(start))}
            >
              {whenOf(start, booking.zone)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `Mon, Nov 23, 10:00 AM` */
function whenOf(start: number, zone: string): string {
  const day = localDay(start, zone)
  return noBreakTime(`${formatWeekday(day)}, ${formatShortDate(day)}, ${formatClock(start, zone)}`)
}
