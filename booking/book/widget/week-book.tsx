import { useMemo } from 'react'
import {
  formatClock,
  formatDayNumber,
  formatDayOfYear,
  formatLongWeekday,
  formatShortDate,
  formatWeekday,
} from '../../calendar/local-days.ts'
import { type DayColumn, type OpenWeeks, type WeekPage, weekPage } from '../../calendar/weeks.ts'
import { BOOKING_PATH } from '../../core/addresses.ts'
import { useFocusTarget } from '../../form/ui/focused-heading.tsx'
import { HiddenFields } from '../../form/ui/hidden-fields.tsx'
import { inPlace, LIST_ROLE, TallLink } from '../../form/ui/links.tsx'
import { LABELS } from '../labels.ts'
import { NO_DAY } from '../props.ts'
import type { BookingController } from './use-booking.ts'

interface WeekProps {
  times: OpenWeeks
  /** What makes the times buttons; without it they are links. */
  booking?: BookingController | undefined
}

const HEADING_ID = 'desk-week'

/** One week of the appointment book. */
export function WeekBook({ times, booking }: WeekProps) {
  const { starts, zone, now } = times
  // Expensive: converts hundreds of instants.
  const week = useMemo(() => weekPage(starts, zone, now, times.week), [starts, zone, now, times.week])
  const heading = useFocusTarget('week', booking?.focus ?? null)
  return (
    <section className="appointment-sheet p-3 wide:px-6 wide:py-4" aria-labelledby={HEADING_ID} id="week">
      <p className="sheet-tab">{LABELS.weekOf(week.index, week.weeks)}</p>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b-2 border-ink pb-2.5 narrow:grid-cols-1">
        <h2 ref={heading} className="text-minor focus:outline-offset-4" id={HEADING_ID} tabIndex={-1}>
          {week.label}
        </h2>
        <WeekTurn times={times} booking={booking} week={week} />
      </div>
      {week.count === 0 ? (
        <EmptyWeek times={times} booking={booking} week={week} />
      ) : booking ? (
        // Without JavaScript a day's button loads the week with that day open.
        <form method="get" action={`${BOOKING_PATH}#week`}>
          <HiddenFields values={booking.placeFields()} />
          <Days times={times} booking={booking} week={week} />
        </form>
      ) : (
        <Days times={times} week={week} />
      )}
    </section>
  )
}

function Days({ times, booking, week }: WeekProps & { week: WeekPage }) {
  const first = week.columns.find(({ count }) => count > 0)
  const chosen = week.columns.find(({ day }) => day === booking?.day)
  const open = booking?.day === NO_DAY ? undefined : (chosen ?? first)
  return (
    <ol className="wide:grid wide:auto-cols-fr wide:grid-flow-col" {...LIST_ROLE}>
      {week.columns.map((column) => (
        <DayColumnView
          key={column.day}
          column={column}
          isOpen={booking ? column === open : column.count > 0}
          isBeforeFirst={first !== undefined && column.day < first.day}
          times={times}
          booking={booking}
        />
      ))}
    </ol>
  )
}

function EmptyWeek({ times, booking, week }: WeekProps & { week: WeekPage }) {
  const next = week.nextFree
  return (
    <div className="px-4 py-8 text-soft">
      <p className="font-serif text-minor text-ink">{next ? LABELS.emptyWeek : LABELS.emptyAll}</p>
      {next ? (
        <TallLink
          href={`${times.hrefOf({ week: next.monday })}#week`}
          onClick={booking && inPlace(() => booking.turnWeek(next.monday, next.label, true))}
        >
          {LABELS.nextFree(next.label)}
        </TallLink>
      ) : (
        <p>{LABELS.emptyCall(times.phone)}</p>
      )}
    </div>
  )
}

function WeekTurn({ times, booking, week }: WeekProps & { week: WeekPage }) {
  const arrows = [
    { to: week.earlier, index: week.index - 1, sign: '←', label: LABELS.earlier },
    { to: week.later, index: week.index + 1, sign: '→', label: LABELS.later },
  ]
  return (
    <nav
      className="col-start-2 row-span-2 row-start-1 flex gap-1.5 narrow:col-start-1 narrow:row-span-1 narrow:row-start-3 narrow:pt-1.5 print:hidden"
      aria-label="Weeks"
    >
      {arrows.map(({ to, index, sign, label }) => {
        const turn = () => {
          if (to !== null) booking?.turnWeek(to, `${label}, ${LABELS.weekOf(index, week.weeks)}`)
        }
        // At either end a disabled link keeps an address, because a link that loses its address loses focus.
        const address = to ?? (booking?.hydrated ? week.monday : null)
        return (
          <a
            key={sign}
            {...(to === null && { role: 'link', 'aria-disabled': true })}
            className="outline-button grid size-11 place-items-center p-0 text-lead"
            href={address === null ? undefined : `${times.hrefOf({ week: address })}#week`}
            onClick={booking && inPlace(turn)}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="sr-only">{label}</span>
          </a>
        )
      })}
    </nav>
  )
}

interface DayProps extends WeekProps {
  column: DayColumn
  /** On a wide page all days show their times. */
  isOpen: boolean
  /** The days before a week's first open one are past or full: a phone begins with what can be chosen. */
  isBeforeFirst: boolean
}

/** A day: a column on a wide page, an expandable line on a phone. */
function DayColumnView({ column, isOpen, isBeforeFirst, times, booking }: DayProps) {
  const { day, count, cells } = column
  const timesId = `desk-times-${day}`
  return (
    <li
      className={`border-rule not-last:border-b wide:border-b-0 wide:not-first:border-l ${isBeforeFirst ? 'hidden wide:block' : ''}`}
    >
      <h3 className="font-sans font-normal tracking-normal">
        <span className="hidden px-2.5 py-2 text-soft wide:block">
          {formatWeekday(day)} <b className="font-semibold text-ink">{formatDayNumber(day)}</b>
        </span>
        {booking && count > 0 ? (
          <button
            className="day-line"
            type="submit"
            name="day"
            value={day}
            aria-expanded={isOpen}
            aria-controls={timesId}
            onClick={inPlace(() => booking.toggleDay(day, isOpen))}
          >
            <span className="font-semibold">
              {formatLongWeekday(day)}, {formatShortDate(day)}
            </span>
            <span className="text-small whitespace-nowrap text-soft">{LABELS.dayFree}</span>
          </button>
        ) : (
          <span className="day-line text-soft">
            <span className={count > 0 ? 'font-semibold text-ink' : undefined}>
              {formatLongWeekday(day)}, {booking ? formatShortDate(day) : formatDayOfYear(day)}
            </span>
            {count === 0 && <span className="text-small whitespace-nowrap">{LABELS.dayFull}</span>}
          </span>
        )}
      </h3>
      <ol
        className={`${isOpen ? 'day-times' : 'hidden'} wide:block wide:p-0 print:block`}
        {...LIST_ROLE}
        id={timesId}
      >
        {cells.map((starts, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: in another zone the hours change and the rows stay
          <li key={row} {...cellProps(starts.length > 0 || (count === 0 && row === 0))}>
            {count === 0 && row === 0 && (
              <span className="hidden min-h-12 items-center px-2.5 text-fine whitespace-nowrap text-soft wide:flex">
                {LABELS.dayFull}
              </span>
            )}
            {starts.map((start) => (
              <a
                key={start}
                className="time-slot"
                href={times.hrefOf({ start })}
                aria-label={`${formatClock(start, times.zone)}, ${formatLongWeekday(day)}, ${formatDayOfYear(day)}`}
                aria-current={start === booking?.start ? 'true' : undefined}
                onClick={booking && inPlace(() => booking.chooseTime(start))}
              >
                {formatClock(start, times.zone)}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </li>
  )
}

/** An empty cell keeps the rows of the week aligned. */
function cellProps(isFilled: boolean) {
  const className = 'wide:block wide:min-h-12 wide:border-t wide:border-rule'
  return isFilled ? { className } : { className: `hidden ${className}`, 'aria-hidden': true }
}
