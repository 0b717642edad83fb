import { Ringed } from '../../components/ui/ring.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { ConfirmedCall } from '../../site-values.ts'
import { bookingConfirmation as content } from './content.data.ts'

/** A page of the calendar, with the call's day ringed. */
export function CallDay({ call: { date, time } }: { call: Pick<ConfirmedCall, 'date' | 'time'> }) {
  const { days, description } = content.month
  const day = Temporal.PlainDate.from(date)
  const first = day.with({ day: 1 })
  // Whole weeks: the first begins with the Sunday before.
  const before = first.dayOfWeek % 7
  const cells = Array.from(
    { length: Math.ceil((before + day.daysInMonth) / 7) * 7 },
    (_, place) => place - before + 1,
  )
  const inWords = day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <div
      role="img"
      aria-label={fillPlaceholders(description, { day: inWords, time })}
      className="book-page border border-rule bg-white px-4 pt-3 pb-4 md:px-6"
    >
      <p className="mb-1 border-b-2 border-ink pb-2 font-serif text-minor">
        {day.toLocaleString('en-US', { month: 'long', year: 'numeric' })}
      </p>
      <div className="call-month">
        {days.map((name) => (
          <b key={name}>{name}</b>
        ))}
        {cells.map((number, place) => (
          <span key={first.add({ days: place }).toString()}>
            {number === day.day ? (
              <Ringed>{number}</Ringed>
            ) : number > 0 && number <= day.daysInMonth ? (
              number
            ) : null}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Stands for the film until there is one: a call on a screen, with a play mark. */
export const FilmTile = () => (
  <svg
    viewBox="0 0 480 270"
    role="img"
    aria-label={content.filmTile.description}
    className="film-tile w-full"
  >
    <path d="M24 24H304V246H24Z" />
    <path className="lines" d="M48 78H282M48 198H140M48 222H120" />
    <path d="M48 52H170" strokeWidth="6" />
    <path d="M212 222V206M232 222V196M252 222V186M272 222V172M202 222H284" />
    <path className="pencil" d="M277 160C258 158 257 230 272 230S289 162 264 167" />
    {[24, 140].map((top) => (
      <g key={top} transform={`translate(328 ${top})`}>
        <path d="M0 0H128V106H0Z" />
        <path className="person" d="M64 18a18 18 0 1 1-.1 0ZM24 106V98C24 56 104 56 104 98V106" />
      </g>
    ))}
    <circle className="play" cx="164" cy="135" r="38" />
    <path d="M153 115L186 135 153 155Z" />
  </svg>
)
