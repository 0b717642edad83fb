import { useMemo } from 'react'
import { BOOKING_PATH } from './addresses.ts'
import { DayColumnView } from './day-column.tsx'
import { HiddenFields } from './form/hidden-fields.tsx'
import { WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import { NO_DAY } from './props.ts'
import type { BookingController } from './use-booking.ts'
import { useFocusTarget } from './use-focus-target.ts'
import { WeekTurn } from './week-turn.tsx'
import { type WeekPage, weekPage } from './weeks.ts'

const HEADING_ID = 'desk-week'

/** One page of the appointment book: a tab, the week's name, and its days. */
export function WeekBook({ booking, starts }: { booking: BookingController; starts: number[] }) {
  const { zone, day, props, focus } = booking
  // Puts hundreds of instants on the calendar: only when one of these changes.
  const week = useMemo(
    () => weekPage(starts, zone, props.now, booking.week),
    [starts, zone, props.now, booking.week],
  )
  const heading = useFocusTarget<HTMLHeadingElement>('week', focus)
  const first = week.columns.find((column) => column.count > 0)
  const open = day === NO_DAY ? undefined : (week.columns.find((column) => column.day === day) ?? first)
  return (
    <section className="appointment-sheet p-4 wide:px-6" aria-labelledby={HEADING_ID} id="week">
      <p className="sheet-tab">{WORDS.weekOf(week.index, week.weeks)}</p>
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b-2 border-ink pb-2.5 narrow:grid-cols-1">
        <h2 ref={heading} className="text-minor focus:outline-offset-4" id={HEADING_ID} tabIndex={-1}>
          {week.label}
        </h2>
        <p className="row-start-2 text-small text-soft">{WORDS.weekFree(week.count)}</p>
        <WeekTurn booking={booking} week={week} />
      </div>
      {week.count > 0 ? (
        // Without the script the button of a day asks the server for the week with that day open.
        <form method="get" action={`${BOOKING_PATH}#week`}>
          <HiddenFields values={booking.placeFields()} />
          <ol className="wide:grid wide:auto-cols-fr wide:grid-flow-col" {...LIST_ROLE}>
            {week.columns.map((column) => (
              <DayColumnView
                key={column.day}
                column={column}
                open={column.day === open?.day}
                booking={booking}
              />
            ))}
          </ol>
        </form>
      ) : (
        <EmptyWeek booking={booking} week={week} any={starts.length > 0} />
      )}
    </section>
  )
}

function EmptyWeek({ booking, week, any }: { booking: BookingController; week: WeekPage; any: boolean }) {
  const next = week.nextFree
  return (
    <div className="px-4 py-8 text-soft">
      <p className="font-serif text-minor text-ink">{any ? WORDS.emptyWeek : WORDS.emptyAll}</p>
      {next && (
        <a
          className="link inline-flex min-h-11 items-center"
          href={`${booking.hrefOf({ week: next.monday })}#week`}
          onClick={inPlace(() => booking.turnWeek(next.monday, next.label, true))}
        >
          {WORDS.nextFree(next.label)}
        </a>
      )}
      {!next && <p>{WORDS.emptyCall(booking.props.phone)}</p>}
    </div>
  )
}
