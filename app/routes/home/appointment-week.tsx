import type { AppointmentBook } from '../../content/appointment-book.ts'

const hours = [9, 10, 11, 12, 13, 14, 15, 16]

interface AppointmentWeekProps {
  content: AppointmentBook
}

/** Illustration: a week of an appointment book that fills up once. `description` is its text alternative. */
export function AppointmentWeek({ content }: AppointmentWeekProps) {
  return (
    <figure className="relative min-w-0">
      <div role="img" aria-label={content.description} className="relative pt-7">
        <span className="absolute top-0 right-6 border border-b-0 border-rule bg-white px-3 py-1 text-fine text-soft">
          {content.tab}
        </span>
        <div className="book-page border border-rule bg-white p-4 sm:p-6">
          <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-3">
            <span className="font-serif text-minor">{content.title}</span>
            <span className="text-fine text-soft tabular-nums">{content.count}</span>
          </div>
          <div className="grid grid-cols-[2.4rem_repeat(5,minmax(0,1fr))] text-fine">
            <span />
            {content.days.map((day) => (
              <span
                key={day}
                className="border-l border-rule px-1 py-2 font-medium whitespace-nowrap sm:px-2"
              >
                {day}
              </span>
            ))}
          </div>
          <div
            className="week-lines relative grid grid-cols-[2.4rem_repeat(5,minmax(0,1fr))]"
            style={{ gridTemplateRows: `repeat(${hours.length}, 2.7rem)` }}
          >
            {hours.map((hour, row) => (
              <span
                key={hour}
                style={{ gridColumn: 1, gridRow: row + 1 }}
                className="pt-1 text-[0.6875rem] text-soft tabular-nums"
              >
                {hour > 12 ? hour - 12 : hour}:00
              </span>
            ))}
            {content.entries.map((entry, nth) => (
              <span
                key={`${entry.day}-${entry.hour}`}
                className={`appointment appointment-${entry.state ?? 'booked'}`}
                style={
                  {
                    gridColumn: entry.day + 2,
                    gridRow: `${entry.hour - 8}`,
                    '--nth': nth,
                  } as React.CSSProperties
                }
              >
                {entry.kind}
              </span>
            ))}
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{content.caption}</figcaption>
    </figure>
  )
}
