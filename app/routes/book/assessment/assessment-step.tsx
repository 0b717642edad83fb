import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.data.ts'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { outcomeLabels } from '../../../content/patients/outcome-labels.ts'
import { promises } from '../../../content/promises/promises.data.ts'
import { Island } from '../../../islands/island.tsx'
import type { PathLinks } from '../patient/steps.ts'
import PathwayAssessment from './assessment.island.tsx'
import { QuestionsList } from './questions-list.tsx'

/**
 * The Pathway Assessment of a clinic, one question per screen; without JavaScript all of its questions and rules to
 * read. The patients' header above it has 988 and 911.
 */
export function AssessmentStep({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { assessment, name, phone, consultation } = clinic
  const outcomes = outcomeLabels(name, phone.display)
  return (
    <div className="assessment-measure">
      <Island
        of={PathwayAssessment}
        client="load"
        props={{
          assessment,
          outcomes,
          underMinutes: promises.pathwayAssessment.underMinutes,
          hrefs,
          phone,
          hours: consultation.hours,
        }}
      />
      <noscript>
        <h1 className="text-major">{labels.title}</h1>
        <QuestionsList clinic={clinic} hrefs={hrefs} />
      </noscript>
    </div>
  )
}
