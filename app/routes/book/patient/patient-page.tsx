import type { Clinic } from '../../../content/patients/clinics.ts'
import { AssessmentStep } from '../assessment/assessment-step.tsx'
import { QuestionsStep } from '../assessment/questions-step.tsx'
import { Consultation } from './consultation.tsx'
import { PathNav } from './path-nav.tsx'
import { Presentation } from './presentation.tsx'
import { Start } from './start.tsx'
import { type PathLinks, type PathStep, pathLinks } from './steps.ts'

const screens = {
  start: Start,
  presentation: Presentation,
  assessment: AssessmentStep,
  questions: QuestionsStep,
  consultation: Consultation,
} satisfies Record<PathStep, React.ComponentType<{ clinic: Clinic; hrefs: PathLinks }>>

/** One step of the path of a clinic's patients, with the way to the others. */
export function PatientPage({ clinic, step }: { clinic: Clinic; step: PathStep }) {
  const Screen = screens[step]
  const hrefs = pathLinks(clinic)
  return (
    <>
      {step === 'start' ? null : <PathNav hrefs={hrefs} step={step} />}
      <Screen clinic={clinic} hrefs={hrefs} />
    </>
  )
}
