import { WORDS } from './labels.ts'
import { inPlace } from './plain-click.ts'
import type { WeekPage, WeekProps } from './weeks.ts'

/** The arrows to the week before and the week after. */
export function WeekTurn({ week, ...props }: WeekProps & { week: WeekPage }) {
  const { earlier, later, index } = week
  return (
    <nav
      className="col-start-2 row-span-2 row-start-1 flex gap-1.5 narrow:col-start-1 narrow:row-span-1 narrow:row-start-3 narrow:pt-1.5 print:hidden"
      aria-label="Weeks"
    >
      <Arrow {...{ ...props, week }} to={earlier} index={index - 1} sign="←" label={WORDS.earlier} />
      <Arrow {...{ ...props, week }} to={later} index={index + 1} sign="→" label={WORDS.later} />
    </nav>
  )
}

interface ArrowProps extends WeekProps {
  week: WeekPage
  /** Monday of the week it leads to, and that week's place among all; null at either end. */
  to: string | null
  index: number
  sign: string
  label: string
}

function Arrow({ times, booking, week, to, index, sign, label }: ArrowProps) {
  const turn = () => {
    if (to !== null) booking?.turnWeek(to, `${label}, ${WORDS.weekOf(index, week.weeks)}`)
  }
  // At either end the link is marked as disabled. A link that loses its address also loses focus, which it has when
  // the last week is reached: so it keeps one, of the week that is shown.
  const address = to ?? (booking?.hydrated ? week.monday : null)
  return (
    <a
      {...(to === null && { role: 'link', 'aria-disabled': true })}
      className="outline-button grid size-11 place-items-center p-0 text-lead"
      href={address === null ? undefined : `${times.hrefOf({ week: address })}#week`}
      onClick={booking && inPlace(turn)}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
    </a>
  )
}
