import type { ClinicBlock } from '../../content/patients/clinic.schema.ts'

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

interface VisitTimelineProps {
  stops: Visit['stops']
  formatMinute: (minute: number) => string
}

/** Timeline of a visit; the gaps are proportional to the minutes between the stops. */
export function VisitTimeline({ stops, formatMinute }: VisitTimelineProps) {
  return (
    <ol className="visit-timeline">
      {stops.map((stop, index) => {
        const next = stops[index + 1]
        return (
          <li
            key={stop.minute}
            style={{ minHeight: `${next ? (next.minute - stop.minute) * 1.1 + 24 : 0}px` }}
          >
            <span className="tabular text-right text-soft">{formatMinute(stop.minute)}</span>
            <span>{stop.what}</span>
          </li>
        )
      })}
    </ol>
  )
}
