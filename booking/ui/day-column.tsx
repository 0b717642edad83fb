import { formatTime } from '../domain/format-time.ts'
import { formatDate, formatDayNumber, formatLongWeekday, formatShortDate, formatWeekday } from './calendar.ts'
import { WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import { NO_DAY } from './props.ts'
import type { BookingState } from './use-booking.ts'
import type { DayColumn } from './weeks.ts'

interface Props {
  column: DayColumn
  /** On a phone only one day's times are unfolded; on a wide page all are. */
  open: boolean
  booking: BookingState
}

/** A day: a column of the week on a wide page, a line that unfolds on a phone. */
export function DayColumnView({ column, open, booking }: Props) {
  const { day, count } = column
  const timesId = `desk-times-${day}`
  const line = (
    <>
      <span className="line-name">
        {formatLongWeekday(day)}, {formatShortDate(day)}
      </span>
      <span className="line-count">{count > 0 ? WORDS.dayFree(count) : WORDS.dayFull}</span>
    </>
  )
  return (
    <li className={open ? 'day open' : 'day'}>
      <h3>
        <span className="day-head">
          {formatWeekday(day)} <b>{formatDayNumber(day)}</b>
        </span>
        {count > 0 ? (
          <button
            className="day-line"
            type="submit"
            name="day"
            value={day}
            aria-expanded={open}
            aria-controls={timesId}
            onClick={inPlace(() => booking.openDay(open ? NO_DAY : day))}
          >
            {line}
          </button>
        ) : (
          <span className="day-line none">{line}</span>
        )}
      </h3>
      <ol className="times" {...LIST_ROLE} id={timesId}>
        {column.cells.map((cell, row) => (
          // Another zone has other hours: a cell that went along with its hour would jump, and its time with it.
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is what stays
          <li key={row} {...cellProps(cell.starts.length > 0 || (count === 0 && row === 0))}>
            {count === 0 && row === 0 && <span className="no-times">{WORDS.dayFull}</span>}
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
function cellProps(filled: boolean) {
  return filled ? { className: 'cell' } : { className: 'cell blank', 'aria-hidden': true }
}

function TimeLink({ start, day, booking }: { start: number; day: string; booking: BookingState }) {
  const time = formatTime(start, booking.zone)
  return (
    <a
      className="time"
      href={booking.hrefOf({ start })}
      aria-label={`${time}, ${formatLongWeekday(day)}, ${formatDate(day)}`}
      aria-current={start === booking.start ? 'true' : undefined}
      onClick={inPlace(() => booking.chooseTime(start))}
    >
      {time}
    </a>
  )
}
