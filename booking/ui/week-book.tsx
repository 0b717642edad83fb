import { useMemo } from 'react'
import { BOOKING_PATH } from './addresses.ts'
import { DayColumnView } from './day-column.tsx'
import { WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import { NO_DAY } from './props.ts'
import { type BookingState, IDS } from './use-booking.ts'
import { type WeekPage, weekPage } from './weeks.ts'

/** One page of the appointment book: a tab, the week's name, and its days. */
export function WeekBook({ booking, starts }: { booking: BookingState; starts: number[] }) {
  const { zone, wanted, day, props } = booking
  // Hundreds of instants are put on the wall's calendar for it: not at every rendering.
  const week = useMemo(() => weekPage(starts, zone, props.now, wanted), [starts, zone, props.now, wanted])
  const first = week.columns.find((column) => column.count > 0)
  const opened = day === NO_DAY ? undefined : (week.columns.find((column) => column.day === day) ?? first)
  return (
    <section className="sheet" aria-labelledby={IDS.week} id="week">
      <p className="tab">{WORDS.weekOf(week.index, week.weeks)}</p>
      <div className="sheet-head">
        <h2 id={IDS.week} tabIndex={-1}>
          {week.label}
        </h2>
        <p className="count">{WORDS.weekFree(week.count)}</p>
        <nav className="turn" aria-label="Weeks">
          <Turn booking={booking} week={week} to={week.earlier} sign="←" said={WORDS.earlier} />
          <Turn booking={booking} week={week} to={week.later} sign="→" said={WORDS.later} />
        </nav>
      </div>
      {week.count > 0 ? (
        // Without the script the button of a day asks the server for the week with that day open.
        <form method="get" action={`${BOOKING_PATH}#week`}>
          {booking.fieldsOfPlace().map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ol className="week" {...LIST_ROLE}>
            {week.columns.map((column) => (
              <DayColumnView
                key={column.day}
                column={column}
                open={column.day === opened?.day}
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

interface TurnProps {
  booking: BookingState
  week: WeekPage
  to: string | null
  sign: string
  said: string
}

function Turn({ booking, week, to, sign, said }: TurnProps) {
  const face = (
    <>
      <span aria-hidden="true">{sign}</span>
      <span className="unseen">{said}</span>
    </>
  )
  const turn = () => {
    if (to === null) return
    const index = week.index + (said === WORDS.later ? 1 : -1)
    booking.turnTo(to, `${said}, ${WORDS.weekOf(index, week.weeks)}`)
  }
  // At either end the link says that it leads nowhere. It had focus when the last week was reached, and a link
  // that loses its address loses focus with it: so it keeps one, of the week that is shown.
  const address = to ?? (booking.hydrated ? week.monday : null)
  return (
    <a
      {...(to === null && { role: 'link', 'aria-disabled': true })}
      href={address === null ? undefined : `${booking.hrefOf({ week: address })}#week`}
      onClick={inPlace(turn)}
    >
      {face}
    </a>
  )
}

function EmptyWeek({ booking, week, any }: { booking: BookingState; week: WeekPage; any: boolean }) {
  const next = week.nextFree
  return (
    <div className="empty">
      <p>{any ? WORDS.emptyWeek : WORDS.emptyAll}</p>
      {next && (
        <a
          href={`${booking.hrefOf({ week: next.monday })}#week`}
          onClick={inPlace(() => booking.jumpTo(next.monday, next.label))}
        >
          {WORDS.nextFree(next.label)}
        </a>
      )}
      {!next && <p>{WORDS.emptyCall(booking.props.phone)}</p>}
    </div>
  )
}
