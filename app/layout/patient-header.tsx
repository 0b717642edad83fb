import type { Clinic } from '../content/patients/clinics.ts'
import { patientFrame } from '../content/patients/patient-frame.ts'
import { patients } from '../content/patients/patients.ts'
import { CrisisLinks } from './crisis-links.tsx'

interface PatientHeaderProps {
  /** Null for an unknown one, whose pages have no name. */
  clinic: Clinic | null
  /** Whether the page is the clinic's advertorial, which is labeled as an advertisement. */
  isArticle: boolean
}

/** Header of the pages for patients: 988 first, then whose page it is. No menu. */
export function PatientHeader({ clinic, isArticle }: PatientHeaderProps) {
  const { labels } = patients
  const note = isArticle ? labels.advertisement : clinic?.demo ? labels.demo : null
  return (
    <header className="border-b border-rule">
      <section aria-label={patientFrame.crisis.label} className="border-b border-rule bg-wash">
        <CrisisLinks className="page-container py-1 text-small" />
      </section>
      {clinic ? (
        <div className="page-container flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <p className="font-serif text-minor">
            {clinic.name}
            <span className="text-soft">, {clinic.city}</span>
          </p>
          {note ? <p className="text-fine text-soft">{note}</p> : null}
        </div>
      ) : null}
    </header>
  )
}
