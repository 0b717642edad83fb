import { useMemo } from 'react'
import { DayColumnView } from './day-column.tsx'
import { inPlace } from './plain-click.ts'
import type { BookingState } from './use-booking.ts'
import { type WeekPage, weekPage } from './weeks.ts'
import { WORDS } from './words.ts'

/** One page of the appointment book: a tab, the week's name, and its days. */
export function WeekBook({ booking, starts }: { booking: BookingState; starts: number[] }) {
  const { zone, wanted, day, props } = booking
  // Hundreds of instants are put on the wall's calendar for it: not at every rendering.
  const week = useMemo(() => weekPage(starts, zone, props.now, wanted), [starts, zone, props.now, wanted])
  const opened =
    week.columns.find((column) => column.day === day) ?? week.columns.find((column) => column.count > 0)
  return (
    <section className="sheet" aria-labelledby="desk-week" id="week">
      <p className="tab">{WORDS.weekOf(week.index, week.weeks)}</p>
      <div className="sheet-head">
        <h2 id="desk-week">{week.label}</h2>
        <p className="count">{WORDS.weekFree(week.count)}</p>
        <nav className="turn" aria-label="Weeks">
          <Turn booking={booking} week={week} to={week.earlier} sign="←" said={WORDS.earlier} />
          <Turn booking={booking} week={week} to={week.later} sign="→" said={WORDS.later} />
        </nav>
      </div>
      {week.count > 0 ? (
        <ol className="week">
          {week.columns.map((column) => (
            <DayColumnView
              key={column.day}
              column={column}
              open={column.day === opened?.day}
              booking={booking}
            />
          ))}
        </ol>
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
  // A link without an address keeps its place in the row and says that it leads nowhere.
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link, as ARIA in HTML describes it
      <a role="link" aria-disabled="true">
        {face}
      </a>
    )
  }
  return (
    <a
      href={`${booking.hrefOf({ week: to })}#week`}
      onClick={inPlace(() =>
        booking.turnTo(
          to,
          `${said}, ${WORDS.weekOf(week.index + (said === WORDS.later ? 1 : -1), week.weeks)}`,
        ),
      )}
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
          onClick={inPlace(() => booking.turnTo(next.monday, next.label))}
        >
          {WORDS.nextFree(next.label)}
        </a>
      )}
      {!next && <p>{WORDS.emptyCall(booking.props.phone)}</p>}
    </div>
  )
}
