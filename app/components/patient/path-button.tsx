import type { Clinic } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'

interface PathButtonProps {
  clinic: Clinic
  step: 'presentation' | 'assessment'
  className?: string
}

/** Leads to a step of the clinic's own path. Patients get the secondary button instead of the agency's CTA. */
export function PathButton({ clinic, step, className = '' }: PathButtonProps) {
  const { assessment, presentation } = patients.labels
  return (
    <a
      href={`/book?clinic=${clinic.slug}&step=${step}`}
      className={`solid-button text-center ${className}`.trimEnd()}
    >
      {step === 'presentation' ? presentation.watch : assessment}
    </a>
  )
}
