import { Ring } from '../../components/ui/ring.tsx'
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
              <span className="ringed">
                {number}
                <Ring />
              </span>
            ) : number > 0 && number <= day.daysInMonth ? (
              number
            ) : null}
          </span>
        ))}
      </div>
    </div>
  )
}
