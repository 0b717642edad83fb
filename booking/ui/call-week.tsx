import { formatClock, formatDate, formatDayNumber, formatLongWeekday, formatWeekday } from './calendar.ts'
import { WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { type MoveView, moveHref } from './move-view.ts'
import { type DayColumn, type WeekPage, weekPage } from './weeks.ts'

/** A page of the appointment book, as in the widget but with links only: each time leads on to moving the call there. */
export function CallWeek({ move, phone }: { move: MoveView; phone: string }) {
  const week = weekPage(move.starts, move.zone, move.now, move.week)
  return (
    <section className="appointment-sheet p-4 wide:px-6" aria-labelledby="week">
      <p className="sheet-tab">{WORDS.weekOf(week.index, week.weeks)}</p>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b-2 border-ink pb-2.5">
        <h2 id="week" className="text-minor">
          {week.label}
        </h2>
        <p className="row-start-2 text-small text-soft">{WORDS.weekFree(week.count)}</p>
        <nav className="col-start-2 row-span-2 row-start-1 flex gap-1.5 print:hidden" aria-label="Weeks">
          <Turn move={move} to={week.earlier} sign="←" label={WORDS.earlier} />
          <Turn move={move} to={week.later} sign="→" label={WORDS.later} />
        </nav>
      </div>
      {week.count > 0 ? (
        <ol className="wide:grid wide:auto-cols-fr wide:grid-flow-col" {...LIST_ROLE}>
          {week.columns.map((column) => (
            <Day key={column.day} column={column} move={move} />
          ))}
        </ol>
      ) : (
        <EmptyWeek move={move} week={week} phone={phone} />
      )}
    </section>
  )
}

/** At either end the arrow stays in its place, without an address. */
function Turn({ move, to, sign, label }: { move: MoveView; to: string | null; sign: string; label: string }) {
  return (
    <a
      {...(to === null
        ? { role: 'link', 'aria-disabled': true }
        : { href: `${moveHref(move, { week: to })}#week` })}
      className="outline-button grid size-11 place-items-center p-0 text-lead"
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
    </a>
  )
}

function Day({ column: { day, count, cells }, move }: { column: DayColumn; move: MoveView }) {
  return (
    <li className="border-rule not-last:border-b wide:border-b-0 wide:not-first:border-l">
      <h3 className="font-sans font-normal tracking-normal">
        <span className="hidden px-2.5 py-2 text-soft wide:block">
          {formatWeekday(day)} <b className="font-semibold text-ink">{formatDayNumber(day)}</b>
        </span>
        <span className="day-line text-soft">
          <span className={count > 0 ? 'font-semibold text-ink' : undefined}>
            {formatLongWeekday(day)}, {formatDate(day)}
          </span>
          {count === 0 && <span className="text-small">{WORDS.dayFull}</span>}
        </span>
      </h3>
      <ol className={`${count > 0 ? 'day-times' : 'hidden'} wide:block wide:p-0`} {...LIST_ROLE}>
        {cells.map(({ minute, starts }, row) => (
          <li
            key={minute}
            className={`wide:block wide:min-h-[3.0625rem] wide:border-t wide:border-rule ${starts.length > 0 ? '' : 'hidden'}`}
            aria-hidden={starts.length > 0 || (count === 0 && row === 0) ? undefined : true}
          >
            {count === 0 && row === 0 && (
              <span className="hidden min-h-12 items-center px-2.5 text-soft wide:flex">{WORDS.dayFull}</span>
            )}
            {starts.map((start) => (
              <Time key={start} start={start} day={day} move={move} />
            ))}
          </li>
        ))}
      </ol>
    </li>
  )
}

function Time({ start, day, move }: { start: number; day: string; move: MoveView }) {
  const time = formatClock(start, move.zone)
  return (
    <a
      className="time-slot"
      href={moveHref(move, { start })}
      aria-label={`${time}, ${formatLongWeekday(day)}, ${formatDate(day)}`}
    >
      {time}
    </a>
  )
}

function EmptyWeek({ move, week, phone }: { move: MoveView; week: WeekPage; phone: string }) {
  const next = week.nextFree
  return (
    <div className="px-4 py-8 text-soft">
      <p className="font-serif text-minor text-ink">
        {move.starts.length > 0 ? WORDS.emptyWeek : WORDS.emptyAll}
      </p>
      {next ? (
        <a
          className="link inline-flex min-h-11 items-center"
          href={`${moveHref(move, { week: next.monday })}#week`}
        >
          {WORDS.nextFree(next.label)}
        </a>
      ) : (
        <p>{WORDS.emptyCall(phone)}</p>
      )}
    </div>
  )
}
