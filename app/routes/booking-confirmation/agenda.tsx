import { agendaMinutes } from '../../content/agenda-minutes.ts'
import type { ConfirmationContent } from '../../content/booking.schema.ts'
import { agendaLabels } from '../../content/diagrams.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'

/** The parts of the call as a page of the appointment book: each row is as high as its minutes. */
export function Agenda({ content, minutes }: { content: ConfirmationContent['agenda']; minutes: number }) {
  const parts = agendaMinutes(
    content.parts.map(({ share }) => share),
    minutes,
  )
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0)
  return (
    <section
      aria-labelledby="agenda"
      className="border border-t-[6px] border-rule border-t-evergreen bg-white p-5 md:p-6"
    >
      <h2 id="agenda" className="text-minor">
        {content.title}
      </h2>
      <p className="mt-1 text-small text-soft">
        {fillPlaceholders(content.text, { minutes: String(minutes) })}
      </p>
      <ol
        className="mt-4 grid min-h-72"
        style={{ gridTemplateRows: parts.map((part) => `${part}fr`).join(' ') }}
      >
        {content.parts.map(({ what }, index) => (
          <li
            key={what}
            className="grid grid-cols-[6.5rem_1fr] sm:grid-cols-[7.5rem_1fr] border-t border-rule"
          >
            <span className="py-1.5 text-fine text-soft tabular">
              {agendaLabels.minutes(startOf(index), startOf(index + 1))}
            </span>
            <span className="mt-1.5 mb-2 border-l-[3px] border-evergreen bg-wash px-3 py-1.5 text-small">
              {what}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
