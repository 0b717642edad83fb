import { Ring } from '../../components/ui/ring.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { ConfirmedCall } from '../../site-values.ts'
import { bookingConfirmation as content } from './content.data.ts'

/** A page of the calendar, with the call's day ringed. */
export function CallDay({ call: { date, time } }: { call: Pick<ConfirmedCall, 'date' | 'time'> }) {
  const { days, description } = content.month
  const day = Temporal.PlainDate.from(date)
  const first = day.with({ day: 1 })
  const inWords = day.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
  return (
    <div
      role="img"
      aria-label={fillPlaceholders(description, { day: inWords, time })}
      className="book-page border border-rule bg-white px-4 pt-3 pb-4 md:px-6"
    >
      <p className="mb-1 flex items-baseline justify-between border-b-2 border-ink pb-2 font-serif text-minor">
        {day.toLocaleString('en-US', { month: 'long', year: 'numeric' })}
        <span className="pencil-note">{time}</span>
      </p>
      <div className="call-month">
        {days.map((name) => (
          <b key={name}>{name}</b>
        ))}
        {Array.from({ length: day.daysInMonth }, (_, index) => (
          <div
            key={first.add({ days: index }).toString()}
            style={index === 0 ? { gridColumnStart: (first.dayOfWeek % 7) + 1 } : undefined}
          >
            {index + 1 === day.day ? (
              <span className="ringed">
                {index + 1}
                <Ring />
              </span>
            ) : (
              index + 1
            )}
          </div>
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
    <path className="lines" d="M48 96H150M48 124H190M48 152H130M48 180H170M210 96H280M210 124H280" />
    <path d="M48 62H170" strokeWidth="6" />
    <path d="M210 214V186M232 214V170M254 214V154M276 214V138M200 214H286" />
    <path className="pencil" d="M46 210q14-22 26 0t26 0 26 0" />
    {[24, 140].map((top) => (
      <g key={top} transform={`translate(328 ${top})`}>
        <path d="M0 0H128V106H0Z" />
        <path className="person" d="M64 18a18 18 0 1 1-.1 0ZM24 106V98C24 56 104 56 104 98V106" />
      </g>
    ))}
    <circle className="play" cx="240" cy="135" r="38" />
    <path d="M229 115L262 135 229 155Z" />
  </svg>
)
