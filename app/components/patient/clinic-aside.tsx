import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { Clinic } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { addressLine } from '../../content/site/site.schema.ts'
import { Portrait } from '../people/portrait.tsx'
import { PhoneLine } from '../phone-line.tsx'
import { PathButton } from './path-button.tsx'

const { labels } = patients

interface ClinicAsideProps {
  clinic: Clinic
  /** Where its button leads. */
  step: 'presentation' | 'assessment'
}

/** Beside a long text: the clinic, what its consultation and treatment cost, how to reach it, and the action. */
export function ClinicAside({ clinic, step }: ClinicAsideProps) {
  const { name, city, consultation, price, phone, address } = clinic
  return (
    <aside aria-label={fillPlaceholders(labels.about, { clinic: name })} className="clinic-aside">
      <div className="top-6 border-t-2 [@media_screen_and_(min-height:46rem)]:sticky border-ink bg-leaf p-5">
        <div className="flex items-end gap-4">
          <ClinicPicture clinic={clinic} className="w-20 shrink-0" />
          <p className="font-serif text-lead leading-tight">
            {name}
            <span className="mt-1 block font-sans text-fine text-soft">{city}</span>
          </p>
        </div>
        <dl className="clinic-facts mt-4 text-label">
          <dt>{consultation.title}</dt>
          <dd>
            {fillPlaceholders(labels.minutes, { minutes: String(consultation.minutes) })} {consultation.place}
          </dd>
          <dt>{labels.price}</dt>
          <dd>{price}</dd>
          <dt>{labels.phone}</dt>
          <dd>
            <PhoneLine phone={phone} text="{phone}" className="m-0" />
            {consultation.hours}
          </dd>
          <dt>{labels.address}</dt>
          <dd>{addressLine(address)}</dd>
        </dl>
        <PathButton clinic={clinic} step={step} className="no-print mt-5 w-full px-3 max-sm:hidden" />
      </div>
    </aside>
  )
}

/** The clinic's photo; without one, a card with its initials over the parts of its visit, as tall as they are long. */
function ClinicPicture({ clinic, className }: { clinic: Clinic; className: string }) {
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
