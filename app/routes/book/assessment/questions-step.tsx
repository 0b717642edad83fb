import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.ts'
import type { Clinic } from '../../../content/patients/clinics.ts'
import { QuestionsList } from './questions-list.tsx'
import type { StepHrefs } from './step-hrefs.ts'

/** All questions and rules of a clinic's assessment on one page to read. */
export function QuestionsStep({ clinic, hrefs }: { clinic: Clinic; hrefs: StepHrefs }) {
  return (
    <div className="assessment-measure">
      <h1 className="text-major">{labels.title}</h1>
      <QuestionsList clinic={clinic} hrefs={hrefs} />
      <p className="no-print mt-8">
        <a className="link inline-flex min-h-9 items-center" href={hrefs.assessment}>
          {labels.toAssessment}
        </a>
      </p>
    </div>
  )
}
