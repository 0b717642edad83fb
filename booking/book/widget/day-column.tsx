import {
  formatClock,
  formatDate,
  formatDayNumber,
  formatLongWeekday,
  formatShortDate,
  formatWeekday,
} from '../../calendar/local-days.ts'
import type { DayColumn, OpenWeeks } from '../../calendar/weeks.ts'
import { inPlace, LIST_ROLE } from '../../form/ui/links.tsx'
import { WORDS } from '../labels.ts'
import type { BookingController } from './use-booking.ts'

interface Props {
  times: OpenWeeks
  booking: BookingController | undefined
  column: DayColumn
  /** On a wide page all days show their times. */
  isOpen: boolean
}

/** A day: a column on a wide page, an expandable line on a phone. */
export function DayColumnView({ column, isOpen, times, booking }: Props) {
  const { day, count, cells } = column
  const timesId = `desk-times-${day}`
  return (
    <li className="border-rule not-last:border-b wide:border-b-0 wide:not-first:border-l">
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
            <span className="text-small whitespace-nowrap text-soft">{WORDS.dayFree(count)}</span>
          </button>
        ) : (
          <span className="day-line text-soft">
            <span className={count > 0 ? 'font-semibold text-ink' : undefined}>
              {formatLongWeekday(day)}, {booking ? formatShortDate(day) : formatDate(day)}
            </span>
            {count === 0 && <span className="text-small whitespace-nowrap">{WORDS.dayFull}</span>}
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
                {WORDS.dayFull}
              </span>
            )}
            {starts.map((start) => (
              <a
                key={start}
                className="time-slot"
                href={times.hrefOf({ start })}
                aria-label={`${formatClock(start, times.zone)}, ${formatLongWeekday(day)}, ${formatDate(day)}`}
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
  const className = 'wide:block wide:min-h-[3.0625rem] wide:border-t wide:border-rule'
  return isFilled ? { className } : { className: `hidden ${className}`, 'aria-hidden': true }
}
