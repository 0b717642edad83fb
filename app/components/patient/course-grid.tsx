interface CourseGridProps {
  content: {
    title: string
    description: string
    note: string
    /** Initials of the days, from Monday. */
    days: readonly string[]
    week: (number: number) => string
    /** The weekdays of the infusions, 1 for Monday, week by week. */
    weeks: readonly (readonly number[])[]
  }
}

/** Infusions of a course as a page of an appointment book, a row for each week. */
export function CourseGrid({ content }: CourseGridProps) {
  const { title, description, note, days, week, weeks } = content
  return (
    <figure className="my-8 border border-rule bg-white px-4 py-5 sm:p-6">
      <p className="mt-0! font-semibold">{title}</p>
      <div role="img" aria-label={description} className="course-grid mt-4 text-label">
        <span />
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days of a week share an initial.
          <span key={index} className="text-center text-soft">
            {day}
          </span>
        ))}
        {weeks.map((visits, index) => {
          const label = week(index + 1)
          return [
            <span key={label} className="self-center text-soft tabular">
              {label}
            </span>,
            ...days.map((_, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week’s days never change places.
              <span key={`${label}-${day}`} className="course-day">
                {visits.includes(day + 1) ? (
                  <span className="bg-evergreen block h-full forced-color-adjust-none" />
                ) : null}
              </span>
            )),
          ]
        })}
      </div>
      <figcaption className="mt-5 border-t border-rule pt-3 text-label text-soft">{note}</figcaption>
    </figure>
  )
}
