import type { Clinic } from '../../../content/clinic.schema.ts'

interface QuestionsStepProps {
  clinic: Clinic
  hrefs: Record<'start' | 'presentation' | 'assessment' | 'questions' | 'consultation', string>
}

/** Leads to the consultation. */
export function QuestionsStep({ hrefs }: QuestionsStepProps) {
  return (
    <div className="page-container py-10">
      <h1 className="text-major">All questions</h1>
      <p className="mt-4">
        <a className="link" href={hrefs.consultation}>
          Talk with the clinic
        </a>
      </p>
    </div>
  )
}
