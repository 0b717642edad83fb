import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { patients } from '../../content/patients/patients.data.ts'

/** Infusions of a course as a page of an appointment book, a row for each week. */
export function CourseGrid() {
  const { title, description, note, days, week, weeks } = patients.course
  return (
    <figure className="my-8 border border-rule bg-white px-4 py-5 sm:p-6">
      <p className="mt-0! font-semibold">{title}</p>
      <div
        role="img"
        aria-label={description}
        className="course-grid mt-4 grid max-w-[26rem] grid-cols-[auto_repeat(7,1fr)] text-label"
      >
        <span />
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two days of a week share an initial.
          <span key={index} className="text-center text-soft">
            {day}
          </span>
        ))}
        {weeks.map((visits, index) => {
          const label = fillPlaceholders(week, { number: String(index + 1) })
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
