import type { ReactNode } from 'react'
import type { Clinic } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { Headline } from '../ui/heading.tsx'
import { LinkedText, LinkedTexts } from './linked-text.tsx'

/** The crisis line, set apart. */
export function CrisisNote() {
  const { crisis } = patients
  return (
    <p className="mt-5 max-w-wide border-l-4 border-evergreen bg-white px-4 py-3 text-small">
      <strong className="font-semibold">{crisis.lead}</strong> <LinkedText text={crisis.text} />
    </p>
  )
}

/** The disclaimer below a clinic's text, with the crisis line in it. */
export const Disclaimer = ({ clinic, children }: { clinic: Clinic; children?: ReactNode }) => (
  <section className="mt-10 border-t border-rule pt-6" aria-labelledby="disclaimer">
    <Headline id="disclaimer" className="text-minor" text={patients.labels.disclaimer} />
    <LinkedTexts texts={[...patients.disclaimer, ...clinic.disclosures]} className="mt-2 text-small" />
    {children}
  </section>
)
