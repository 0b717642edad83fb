import { useMemo } from 'react'
import { formatClock, formatShortDate, formatWeekday, localDay } from '../../calendar/local-days.ts'
import { spreadTimes } from '../../calendar/spread-times.ts'
import { BOOKING_PATH, LEAD_PATH } from '../../core/addresses.ts'
import { inPlace, LIST_ROLE, TallLink } from '../../form/ui/links.tsx'
import { noBreakSpaces } from '../../form/ui/no-break-spaces.ts'
import { useAttribution } from '../../form/ui/use-attribution.ts'
import { bookingQuery } from '../booking-href.ts'
import { LABELS, TITLES } from '../labels.ts'
import { BookingErrorSummary } from './booking-error.tsx'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'
import { WeekBook } from './week-book.tsx'
import { ZoneSwitch } from './zone-switch.tsx'

/** Step one. */
export function TimeStep({ booking }: { booking: BookingController }) {
  const { props, error, starts } = booking
  const place = { embed: props.embed, attribution: props.attribution }
  const attribution = useAttribution(props.attribution)
  const callBackHref = `${LEAD_PATH}?${new URLSearchParams({ callback: '1', ...attribution })}`
  const hasNearest = error !== null && 'nearest' in error && error.nearest.length > 0
  return (
    <section>
      <StepHead title={TITLES.time} booking={booking} />
      {error && <BookingErrorSummary error={error} booking={booking} />}
      {starts && !hasNearest && <SoonestTimes booking={booking} starts={starts} />}
      <p className="mb-2 print:hidden">
        <TallLink href={callBackHref} target="_top">
          {LABELS.callBack}
        </TallLink>
      </p>
      <ZoneSwitch
        zone={booking.zone}
        now={props.now}
        action={BOOKING_PATH}
        hidden={Object.fromEntries(bookingQuery({ ...place, week: booking.week ?? undefined }))}
        booking={booking}
      />
      {starts ? (
        <WeekBook times={{ ...booking, starts, now: props.now, phone: props.phone }} booking={booking} />
      ) : (
        <MissingTimes booking={booking} />
      )}
      <p className="mt-5 grid justify-items-start gap-y-1 print:hidden">
        <TallLink href={`tel:${props.dial}`} target="_top">
          {noBreakSpaces(LABELS.call(props.phone))}
        </TallLink>
        <TallLink className="wrap-anywhere" href={`mailto:${props.email}`} target="_top">
          {LABELS.write(props.email)}
        </TallLink>
      </p>
    </section>
  )
}

/** Shown while the times load, or when they did not. */
function MissingTimes({ booking }: { booking: BookingController }) {
  const { hydrated, hasFailed } = booking
  return (
    <div className="appointment-sheet px-4 py-8" aria-busy={!hasFailed}>
      <p className="font-serif text-minor">{hasFailed ? LABELS.loadFailed : LABELS.loading}</p>
      {(hasFailed || !hydrated) && (
        <TallLink href={booking.hrefOf({})} onClick={inPlace(() => void booking.refresh())}>
          {hydrated ? LABELS.loadAgain : LABELS.allTimes}
        </TallLink>
      )}
    </div>
  )
}

const HEADING_ID = 'desk-soonest'

function SoonestTimes({ booking, starts }: { booking: BookingController; starts: number[] }) {
  const { zone } = booking
  const soonest = useMemo(() => spreadTimes(starts, zone), [starts, zone])
  if (soonest.length === 0) return null
  return (
    <section className="mb-4 print:hidden" aria-labelledby={HEADING_ID}>
      <h2 className="mb-1.5 font-sans text-small font-normal tracking-normal text-soft" id={HEADING_ID}>
        {LABELS.soonest}
      </h2>
      <ol className="grid grid-cols-3 gap-2" {...LIST_ROLE}>
        {soonest.map((start, index) => (
          <li key={start}>
            <a
              className={`${index === 0 ? 'cta' : 'outline-button'} block h-full px-1 py-2 text-center text-small font-normal wide:text-body`}
              href={booking.hrefOf({ start })}
              aria-current={start === booking.start ? 'true' : undefined}
              onClick={inPlace(() => booking.chooseTime(start))}
            >
              <span className="block">{dayOf(start, zone)}</span>{' '}
              <b className="font-semibold">{noBreakSpaces(formatClock(start, zone))}</b>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-small text-soft">{LABELS.afterTime}</p>
    </section>
  )
}

/** `Mon, Nov 23` */
function dayOf(start: number, zone: string): string {
  const day = localDay(start, zone)
  return `${formatWeekday(day)}, ${noBreakSpaces(formatShortDate(day))}`
}
