import type { Clinic } from '../../../content/clinic.schema.ts'

interface AssessmentStepProps {
  clinic: Clinic
  hrefs: Record<'start' | 'presentation' | 'assessment' | 'questions' | 'consultation', string>
}

/** Leads to the questions. */
export function AssessmentStep({ hrefs }: AssessmentStepProps) {
  return (
    <div className="page-container py-10">
      <h1 className="text-major">The Pathway Assessment</h1>
      <p className="mt-4">
        <a className="link" href={hrefs.questions}>
          Read all questions
        </a>
      </p>
    </div>
  )
}
