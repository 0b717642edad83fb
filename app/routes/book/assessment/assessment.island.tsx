import type { Assessment } from '../../../content/patients/assessment.schema.ts'
import { decisionAt } from '../../../content/patients/assessment.ts'
import type { OutcomeLabels } from '../../../content/patients/assessment-labels.data.ts'
import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.data.ts'
import type { OutcomeName } from '../../../content/patients/outcomes.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import type { PathLinks } from '../patient/steps.ts'
import { OutcomeScreen } from './outcome-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { useAssessment } from './use-assessment.ts'

interface AssessmentProps {
  assessment: Assessment
  outcomes: Readonly<Record<OutcomeName, OutcomeLabels>>
  /** How long it takes at most, as the clinic's article says. */
  underMinutes: number
  hrefs: PathLinks
  phone: { display: string; dial: string }
  hours: string
}

/** One question per screen, then the outcome. The answers never leave this component. */
export default function PathwayAssessment(props: AssessmentProps) {
  const { assessment, outcomes, underMinutes, hrefs, phone, hours } = props
  const run = useAssessment(assessment)
  const { state, question, decision } = run
  const { questions } = assessment
  const { answers, screen, hasMoved } = state
  const ending = question && decisionAt(assessment, answers, screen + 1)?.outcome
  const place = question
    ? fillPlaceholders(labels.progress, { number: screen + 1, of: questions.length })
    : labels.outcome
  return (
    <div className="assessment-live">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-minor">{labels.title}</h1>
        <p className="text-small tabular">{place}</p>
      </div>
      {question ? <AssessmentProgress number={screen + 1} of={questions.length} /> : null}
      {screen === 0 ? (
        <p className="mt-4 text-small text-soft">
          {fillPlaceholders(labels.lead, { questions: questions.length, minutes: underMinutes })}{' '}
          {labels.privacy}
        </p>
      ) : null}
      {question ? (
        <QuestionScreen
          key={question.id}
          assessment={assessment}
          question={question}
          ending={ending}
          run={run}
          questionsHref={hrefs.questions}
        />
      ) : null}
      {decision ? (
        <OutcomeScreen
          assessment={assessment}
          decision={decision}
          hrefs={hrefs}
          phone={phone}
          hours={hours}
          texts={outcomes[decision.outcome]}
          heading={run.refs.heading}
          onBack={run.back}
          onStartOver={run.startOver}
        />
      ) : null}
      <p role="status" className="sr-only">
        {hasMoved ? place : null}
      </p>
    </div>
  )
}

/** How many of the questions have been reached, as a week of days that fills up. The words are above it. */
function AssessmentProgress({ number, of }: { number: number; of: number }) {
  return (
    <div aria-hidden="true" className="mt-2.5 flex gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of equal cells.
          key={index}
          className={`h-2 flex-1 border ${index < number ? 'border-evergreen bg-evergreen' : 'border-soft'}`}
        />
      ))}
    </div>
  )
}
