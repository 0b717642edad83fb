import type { ClinicBlock } from '../../content/clinic.schema.ts'

type Visit = Extract<ClinicBlock, { kind: 'visit' }>

interface VisitTimelineProps {
  block: Visit
  /** Formats minutes after arrival. */
  formatMinute: (minute: number) => string
}

/** Timeline of a visit; the gaps are proportional to the minutes between the stops. */
export function VisitTimeline({ block, formatMinute }: VisitTimelineProps) {
  return (
    <section>
      <h2>{block.heading}</h2>
      <p>{block.lead}</p>
      <ol className="visit-timeline">
        {block.stops.map((stop, index) => {
          const next = block.stops[index + 1]
          return (
            <li
              key={stop.minute}
              style={{ minHeight: `${next ? (next.minute - stop.minute) * 1.1 + 24 : 0}px` }}
            >
              <span className="visit-time tabular-nums">{formatMinute(stop.minute)}</span>
              <span>{stop.what}</span>
            </li>
          )
        })}
      </ol>
      <p>{block.after}</p>
    </section>
  )
}
