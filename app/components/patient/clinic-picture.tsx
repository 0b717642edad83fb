import type { Clinic } from '../../content/patients/clinic.schema.ts'
import { Portrait } from '../people/portrait.tsx'

/** The clinic's photo; without one, a card with its initials and the stops of a visit on their minutes. */
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
      <path d="M16 54v36" className="stroke-evergreen" />
      {stops.map(({ minute }) => {
        const y = 54 + (36 * minute) / last
        return (
          <g key={minute}>
            <path d={`M24 ${y}h44`} className="stroke-soft" strokeWidth="0.5" />
            <path d={`M13.5 ${y - 2.5}h5v5h-5z`} className="fill-evergreen" />
          </g>
        )
      })}
    </svg>
  )
}
