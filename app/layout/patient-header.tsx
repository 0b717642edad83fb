import { useLocation } from 'react-router'
import { labels } from '../content/clinic-evidence.ts'
import { clinicAt } from '../content/clinics.ts'

/** Above a patient’s article: whose page it is, and that it is paid for. No menu. */
export function PatientHeader() {
  const clinic = clinicAt(useLocation().pathname)
  return (
    <header className="border-b border-rule">
      <div className="page-container flex flex-wrap items-center justify-between gap-x-6 py-3">
        <p className="font-serif text-minor">
          {clinic?.name}
          {clinic ? <span className="text-soft">, {clinic.city}</span> : null}
        </p>
        <p className="text-fine text-soft">{labels.advertisement}</p>
      </div>
    </header>
  )
}
