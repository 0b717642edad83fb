import { fillPlaceholders } from '../content/checks/placeholders.ts'
import { agendaLabels } from '../content/site/diagrams.data.ts'

/** The parts of a call, each with its minutes. */
export function Agenda({ parts }: { parts: readonly { minutes: number; what: string }[] }) {
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <ol className="@container border-b border-rule">
      {parts.map(({ what }, index) => (
        <li key={what} className="grid gap-x-4 border-t border-rule py-2.5 @sm:grid-cols-[7.5rem_1fr]">
          <span className="text-soft tabular">
            {fillPlaceholders(agendaLabels.minutes, {
              from: String(startOf(index)),
              to: String(startOf(index + 1)),
            })}
          </span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
