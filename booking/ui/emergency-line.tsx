import { EMERGENCY_WORDS } from './patient-labels.ts'

/** Whom to call in a crisis, on every page of a clinic's calendar. */
export function EmergencyLine({ className = '' }: { className?: string }) {
  const { calendar, crisis, danger } = EMERGENCY_WORDS
  return (
    <p className={`border-l-4 border-pencil bg-white px-4 py-2 text-small ${className}`}>
      {calendar} {crisis}{' '}
      <a className="link font-semibold" href="tel:988" target="_top">
        988
      </a>
      . {danger}{' '}
      <a className="link font-semibold" href="tel:911" target="_top">
        911
      </a>
      .
    </p>
  )
}
