import {
  formatClock,
  formatDate,
  formatDayNumber,
  formatLongWeekday,
  formatShortDate,
  formatWeekday,
} from './calendar.ts'
import { WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import type { BookingController } from './use-booking.ts'
import type { DayColumn } from './weeks.ts'

interface Props {
  column: DayColumn
  /** On a phone only one day's times are unfolded; on a wide page all are. */
  open: boolean
  booking: BookingController
}

/** A day: a column of the week on a wide page, a line that unfolds on a phone. */
export function DayColumnView({ column, open, booking }: Props) {
  const { day, count, cells } = column
  const timesId = `desk-times-${day}`
  return (
    <li className="border-rule not-last:border-b wide:border-b-0 wide:not-first:border-l">
      <h3 className="font-sans font-normal tracking-normal">
        <span className="hidden px-2.5 py-2 text-soft wide:block">
          {formatWeekday(day)} <b className="font-semibold text-ink">{formatDayNumber(day)}</b>
        </span>
        {count > 0 ? (
          <button
            className="day-line"
            type="submit"
            name="day"
            value={day}
            aria-expanded={open}
            aria-controls={timesId}
            onClick={inPlace(() => booking.toggleDay(day, open))}
          >
            <DayLine day={day} count={count} />
          </button>
        ) : (
          <span className="day-line text-soft">
            <DayLine day={day} count={count} />
          </span>
        )}
      </h3>
      <ol
        className={`${open ? 'day-times' : 'hidden'} wide:block wide:p-0 print:block`}
        {...LIST_ROLE}
        id={timesId}
      >
        {cells.map((cell, row) => (
          // Another zone has other hours: a cell that moved with its hour would jump, and its time with it.
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is what stays
          <li key={row} {...cellProps(cell.starts.length > 0 || (count === 0 && row === 0))}>
            {count === 0 && row === 0 && (
              <span className="hidden min-h-12 items-center px-2.5 text-soft wide:flex">{WORDS.dayFull}</span>
            )}
            {cell.starts.map((start) => (
              <TimeLink key={start} start={start} day={day} booking={booking} />
            ))}
          </li>
        ))}
      </ol>
    </li>
  )
}

/** An empty cell only keeps the rows of the week in line. */
function cellProps(isFilled: boolean) {
  const className = 'wide:block wide:min-h-[3.0625rem] wide:border-t wide:border-rule'
  return isFilled ? { className } : { className: `hidden ${className}`, 'aria-hidden': true }
}

function DayLine({ day, count }: { day: string; count: number }) {
  return (
    <>
      <span className={count > 0 ? 'font-semibold' : undefined}>
        {formatLongWeekday(day)}, {formatShortDate(day)}
      </span>
      <span className="text-small whitespace-nowrap text-soft">
        {count > 0 ? WORDS.dayFree(count) : WORDS.dayFull}
      </span>
    </>
  )
}

function TimeLink({ start, day, booking }: { start: number; day: string; booking: BookingController }) {
  const time = formatClock(start, booking.zone)
  return (
    <a
      className="time-slot"
      href={booking.hrefOf({ start })}
      aria-label={`${time}, ${formatLongWeekday(day)}, ${formatDate(day)}`}
      aria-current={start === booking.start ? 'true' : undefined}
      onClick={inPlace(() => booking.chooseTime(start))}
    >
      {time}
    </a>
  )
}
