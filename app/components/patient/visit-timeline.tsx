import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { ClinicBlock } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

/** What happens at which minute of a visit. */
export const VisitTimeline = ({ stops }: Pick<Visit, 'stops'>) => (
  <ol className="border-b border-rule">
    {stops.map(({ minute, what }) => (
      <li key={minute} className="grid grid-cols-[6.5rem_1fr] gap-4 py-2.5 text-(length:--text-small)">
        <span className="tabular text-soft">{visitMinute(minute)}</span>
        <span>{what}</span>
      </li>
    ))}
  </ol>
)

/** Minutes after arrival, as the drawing of a visit names them: `1 h 30 min`. */
function visitMinute(minute: number): string {
  const { arrival, minutes, hours } = patients.labels.visit
  if (minute === 0) return arrival
  const full = Math.floor(minute / 60)
  const rest = minute % 60
  return [
    ...(full > 0 ? [fillPlaceholders(hours, { hours: String(full) })] : []),
    ...(rest > 0 ? [fillPlaceholders(minutes, { minutes: String(rest) })] : []),
  ].join(' ')
}
