import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { ClinicBlock } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

/** Timeline of a visit; the gaps are proportional to the minutes between the stops. */
export function VisitTimeline({ stops }: Pick<Visit, 'stops'>) {
  return (
    <ol className="visit-timeline">
      {stops.map((stop, index) => {
        const next = stops[index + 1]
        return (
          <li
            key={stop.minute}
            className="relative grid grid-cols-[5.5rem_1fr] gap-5 pb-3 text-(length:--text-small)"
            style={{ minHeight: `${next ? (next.minute - stop.minute) * 1.1 + 24 : 0}px` }}
          >
            <span className="tabular text-right text-soft">{visitMinute(stop.minute)}</span>
            <span>{stop.what}</span>
          </li>
        )
      })}
    </ol>
  )
}

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
