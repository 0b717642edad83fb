import type { Stretch } from './assess.ts'
import { AuditMark, type AuditSign } from './audit-sign.tsx'

interface AuditPathProps {
  stations: readonly {
    id: string
    name: string
    stretch: Stretch
    /** Summary of the station's answers; the line shows the same. */
    says: string
    slots: readonly { id: string; number: string; name: string; sign: AuditSign; signName: string }[]
  }[]
  legend: { label: string; signs: readonly { sign: AuditSign; name: string }[] }
}

/** The patient's path as one line over five stations, broken where patients are lost, with links to the questions. */
export function AuditPath({ stations, legend }: AuditPathProps) {
  return (
    <div>
      <ol className="audit-path">
        {stations.map(({ id, name, stretch, says, slots }) => (
          <li key={id} className="audit-station" data-stretch={stretch}>
            <span aria-hidden="true" className="audit-line">
              {stretch === 'broken' ? <Fall /> : null}
            </span>
            <div className="audit-station-head">
              <h3 className="text-minor">{name}</h3>
              <p className="audit-says text-fine">{says}</p>
            </div>
            <ol className="audit-slots">
              {slots.map((slot) => (
                <li key={slot.id}>
                  <a href={`#${slot.id}`} className="audit-slot text-small">
                    <AuditMark sign={slot.sign} />
                    <span>
                      <span className="text-fine text-soft tabular-nums">{slot.number}</span> {slot.name}{' '}
                      <span className="sr-only">{`(${slot.signName})`}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <div className="audit-legend text-fine text-soft">
        <p>{legend.label}:</p>
        <ul>
          {legend.signs.map(({ sign, name }) => (
            <li key={sign}>
              <AuditMark sign={sign} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Arrow at a broken end of the line. */
function Fall() {
  return (
    <svg viewBox="0 0 44 40" width="44" height="40" aria-hidden="true" className="audit-fall">
      <path d="M0 3c16 0 24 7 24 30" />
      <path d="m18 27 6 8 6-8" />
    </svg>
  )
}
