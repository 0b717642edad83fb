import type { ClinicBlock } from '../../content/patients/clinics.ts'
import { visitMinute } from '../../content/patients/visit-minute.ts'

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
