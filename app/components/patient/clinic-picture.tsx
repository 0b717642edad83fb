import type { Clinic } from '../../content/patients/clinics.ts'
import { Portrait } from '../people/portrait.tsx'

/** The clinic's photo; without one, a card with its initials over the parts of its visit, as tall as they are long. */
export function ClinicPicture({ clinic, className }: { clinic: Clinic; className: string }) {
  const { name, shortName, photo, blocks } = clinic
  if (photo) return <Portrait person={{ name, photo }} sizes="6.5rem" className={className} />
  const stops = blocks.find((block) => block.kind === 'visit')?.stops ?? []
  const last = stops.at(-1)?.minute ?? 1
  return (
    <svg viewBox="0 0 80 100" aria-hidden="true" className={`block bg-wash ${className}`}>
      <path d="M0 0h80v44H0z" className="fill-evergreen" />
      <text x="40" y="32" textAnchor="middle" fontSize="30" className="fill-paper font-serif">
        {shortName.replace(/(\w)\w*\s*/g, '$1')}
      </text>
      {stops.slice(1).map(({ minute }, index) => {
        const from = stops[index]?.minute ?? 0
        return (
          <rect
            key={minute}
            x="0"
            width="80"
            y={44 + (56 * from) / last}
            height={(56 * (minute - from)) / last}
            className={index % 2 === 0 ? 'fill-wash' : 'fill-evergreen'}
          />
        )
      })}
    </svg>
  )
}
