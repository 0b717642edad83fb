import type { ClinicBlock } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

/** A visit as a line, with what happens at which minute. */
export const VisitTimeline = ({ stops }: Pick<Visit, 'stops'>) => (
  <ol className="visit-line">
    {stops.map(({ minute, what }) => (
      <li key={minute}>
        <span className="font-semibold tabular">{visitMinute(minute)}</span>
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
    ...(full > 0 ? [fillPlaceholders(hours, { hours: full })] : []),
    ...(rest > 0 ? [fillPlaceholders(minutes, { minutes: rest })] : []),
  ].join(' ')
}
