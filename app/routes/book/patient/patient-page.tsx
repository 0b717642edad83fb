import { CrisisNote } from '../../../components/patient/crisis-line.tsx'
import { ListItems } from '../../../components/ui/texts.tsx'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { AssessmentStep } from '../assessment/assessment-step.tsx'
import { QuestionsStep } from '../assessment/questions-list.tsx'
import { Consultation } from './consultation.tsx'
import { path } from './content.data.ts'
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

const shown = ['start', 'presentation', 'assessment', 'consultation'] as const

/** The path's steps as links; the one that is shown is marked, and the list of all questions belongs to the assessment. */
function PathNav({ hrefs, step }: { hrefs: PathLinks; step: PathStep }) {
  const current = step === 'questions' ? 'assessment' : step
  return (
    <nav aria-label={path.nav.label} className="path-nav border-b border-rule">
      <ul className="page-container flex flex-wrap gap-x-3 text-fine sm:gap-x-7 sm:text-small">
        {shown.map((one) => (
          <li key={one}>
            <a
              href={hrefs[one]}
              aria-current={one === step ? 'page' : one === current ? 'true' : undefined}
              className={`inline-flex min-h-10 items-center border-b-2 hover:text-evergreen hover:underline ${
                one === current ? 'border-evergreen font-semibold' : 'border-transparent text-soft'
              }`}
            >
              {path.nav[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const { unknown: labels } = path

/** For a patient whose link names a clinic that isn't here: 988, and what to do. */
export function UnknownClinic() {
  return (
    <div className="page-container pt-7 pb-16 md:pt-12 md:pb-24">
      <h1 className="max-w-headline text-major">{labels.headline}</h1>
      <p className="mt-3 max-w-text text-soft md:text-lead">{labels.text}</p>
      <CrisisNote />
      <h2 className="mt-8 text-minor">{labels.next}</h2>
      <ul className="mt-3 max-w-wide">
        <ListItems texts={labels.steps} className="check border-t border-rule py-2.5" />
      </ul>
    </div>
  )
}
