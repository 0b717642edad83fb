import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import type { Clinic } from '../../content/patients/clinics.ts'
import { patients } from '../../content/patients/patients.ts'
import { addressLine } from '../../content/site/site.schema.ts'
import { PhoneLine } from '../phone-line.tsx'
import { ClinicPicture } from './clinic-picture.tsx'
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
      <div className="sticky top-6 border-t-2 border-ink bg-leaf p-5">
        <div className="flex items-end gap-4">
          <ClinicPicture clinic={clinic} className="w-20 shrink-0" />
          <p className="font-serif text-lead leading-tight">
            {name}
            <span className="mt-1 block font-sans text-fine text-soft">{city}</span>
          </p>
        </div>
        <dl className="clinic-facts text-label">
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
