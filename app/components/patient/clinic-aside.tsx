import type { Clinic } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
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
  const { name, shortName, photo, city, consultation, price, phone, address } = clinic
  return (
    <aside aria-label={fillPlaceholders(labels.about, { clinic: name })} className="clinic-aside">
      <div className="top-6 border-t-2 [@media_screen_and_(min-height:46rem)]:sticky border-ink bg-leaf p-5">
        <div className="flex items-end gap-4">
          <Portrait person={{ name: shortName, photo }} sizes="6.5rem" className="w-20 shrink-0" />
          <p className="font-serif text-lead leading-tight">
            {name}
            <span className="mt-1 block font-sans text-fine text-soft">{city}</span>
          </p>
        </div>
        <dl className="mt-4 text-label [&>dt]:mt-3 [&>dt]:font-semibold">
          <dt>{consultation.title}</dt>
          <dd>
            {fillPlaceholders(labels.minutes, { minutes: consultation.minutes })} {consultation.place}
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
