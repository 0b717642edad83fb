import { useLocation } from 'react-router'
import { labels } from '../content/clinic-evidence.ts'
import { clinicAt } from '../content/clinics.ts'

/** Header of the clinics' advertorials: names the clinic and labels the page as an advertisement. No menu. */
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
