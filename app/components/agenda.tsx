import { fillPlaceholders } from '../content/placeholders.ts'
import { agendaLabels } from '../content/site/diagrams.data.ts'

type Parts = readonly { minutes: number; what: string }[]

/** `Minutes 5–10`, of a part of a call. */
export function minutesOf(parts: Parts, index: number): string {
  const before = (end: number) => parts.slice(0, end).reduce((sum, { minutes }) => sum + minutes, 0)
  return fillPlaceholders(agendaLabels.minutes, { from: before(index), to: before(index + 1) })
}

/** The parts of a call, each with its minutes. */
export function Agenda({ parts }: { parts: Parts }) {
  return (
    <ol className="border-b border-rule">
      {parts.map(({ what }, index) => (
        <li key={what} className="grid grid-cols-[7.5rem_1fr] gap-x-4 border-t border-rule py-2">
          <span className="text-soft in-[.on-dark]:text-inherit tabular">{minutesOf(parts, index)}</span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  )
}
