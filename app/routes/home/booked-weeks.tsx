import type { BookedWeeks as Content } from '../../content/booked-weeks.ts'

/** Drawing: one full week of the schedule, and how the weeks since launch filled up to it. */
export function BookedWeeks({ content }: { content: Content }) {
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label={content.description}
        className="book-page border border-rule bg-white p-4 sm:p-6"
      >
        <SchedulePage content={content} />
        <WeekRun content={content} />
      </div>
      <figcaption className="mt-3 text-fine text-soft">{content.caption}</figcaption>
    </figure>
  )
}

/** The week as a page of an appointment book. */
function SchedulePage({ content: { title, days, rows, entries } }: { content: Content }) {
  return (
    <>
      <p className="border-b border-ink pb-2.5 font-serif text-minor">{title}</p>
      <div className="schedule text-fine">
        {days.map((day) => (
          <span key={day} className="schedule-day">
            {day}
          </span>
        ))}
      </div>
      <div className="schedule schedule-lines" style={{ gridTemplateRows: `repeat(${rows}, 2.5rem)` }}>
        {entries.map(({ day, row, label, state }, nth) => (
          <span
            key={`${day}-${row}`}
            className={`appointment appointment-${state}`}
            style={{ gridArea: `${row + 1} / ${day + 1}`, '--nth': nth } as React.CSSProperties}
          >
            {label}
          </span>
        ))}
      </div>
    </>
  )
}

/** One column of squares for each week since launch; the last ones make the guarantee's month. */
function WeekRun({ content }: { content: Content }) {
  const { weeks, lastWeeks, runTitle, firstWeek, lastWeek, total } = content
  const first = weeks.length - lastWeeks
  return (
    <div className="border-t border-ink pt-3">
      <p className="text-fine font-medium">{runTitle}</p>
      <div className="week-run mt-2">
        {weeks.map((count, week) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
            key={week}
            className={week >= first ? 'week-column week-counted' : 'week-column'}
            style={{ '--count': count } as React.CSSProperties}
          />
        ))}
      </div>
      <div className="mt-1.5 flex justify-between text-fine text-soft">
        <span>{firstWeek}</span>
        <span>
          <strong className="mr-3 text-evergreen">{total}</strong> {lastWeek}
        </span>
      </div>
    </div>
  )
}
