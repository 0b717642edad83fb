import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { Assessment, AssessmentQuestion } from '../../../content/patients/assessment.schema.ts'
import { crisisChoices } from '../../../content/patients/assessment.ts'
import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.data.ts'
import type { OutcomeName } from '../../../content/patients/outcomes.ts'
import { CrisisActions } from './crisis-actions.tsx'
import type { AssessmentRun } from './use-assessment.ts'

interface QuestionScreenProps {
  assessment: Assessment
  question: AssessmentQuestion
  /** The outcome, if the answer on this screen ends the assessment. For a crisis, 988 and 911 are shown below it. */
  ending: OutcomeName | undefined
  run: AssessmentRun
  /** Address of the list of all questions, for a browser that never hydrates this screen. */
  questionsHref: string
}

const MISSING = 'assessment-missing'
const HINT = 'assessment-hint'

/** A quick second tap is a second tap, not a zoom. */
const choice =
  'min-h-12 touch-manipulation gap-3 rounded-xs border border-soft px-4 py-2 leading-snug has-checked:border-evergreen has-checked:[box-shadow:inset_0_0_0_1px_var(--color-evergreen)]'

/** Ignores the second click of a double click, which would act on the next screen. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

/** One question with its choices. There is no form, so that nothing can be submitted. */
export function QuestionScreen({ assessment, question, ending, run, questionsHref }: QuestionScreenProps) {
  const { answers, screen, isMissing, isLive } = run.state
  const chosen = answers[question.id] ?? []
  // assessment.css shows 988 and 911 as soon as one of these is checked, before hydration too.
  const crises = crisisChoices(assessment, question)
  const isLast = ending !== undefined || screen + 1 === assessment.questions.length
  const isPressed = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    isPressed.current = false
    if (event.key !== 'Enter' || event.repeat) return
    event.preventDefault()
    run.next()
  }
  return (
    <>
      <fieldset
        ref={run.refs.choices}
        className="mt-4 min-w-0 sm:mt-9"
        aria-describedby={
          [question.hint && HINT, isMissing && MISSING].filter(Boolean).join(' ') || undefined
        }
        onPointerDown={() => {
          isPressed.current = true
        }}
      >
        <legend>
          <h2 ref={run.refs.heading} tabIndex={-1} className="text-middle">
            {question.text}
          </h2>
        </legend>
        {question.hint ? (
          <p id={HINT} className="mt-2 text-small text-soft">
            {question.hint}
          </p>
        ) : null}
        <div className="choices mt-4 grid gap-1.5">
          {question.choices.map(({ id, label }, index) => (
            <label key={id} className={choice}>
              <input
                type={question.kind === 'single' ? 'radio' : 'checkbox'}
                name={question.kind === 'single' ? `choice-${screen}` : undefined}
                value={index}
                data-crisis={crises.includes(id) ? '' : undefined}
                checked={chosen.includes(id)}
                onChange={() => run.choose(id, isPressed.current)}
                onKeyDown={onKeyDown}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isLive ? null : (
        <div className="assessment-asleep mt-6">
          <p className="mb-3 font-semibold">{labels.crisis.label}</p>
          <CrisisActions />
        </div>
      )}
      <div role="alert">
        {ending === 'crisis' ? (
          <div className="mt-6">
            <p className="mb-3 font-semibold">{labels.crisis.label}</p>
            <CrisisActions />
          </div>
        ) : null}
        {isMissing ? (
          <p id={MISSING} className="mt-4 border-l-4 border-pencil bg-white px-4 py-2.5 font-semibold">
            {labels.missing[question.kind]}
          </p>
        ) : null}
      </div>
      <div className="assessment-buttons">
        {screen > 0 ? (
          <button type="button" className="assessment-quiet" onClick={once(run.back)}>
            {labels.back}
          </button>
        ) : null}
        <button
          type="button"
          className="solid-button flex-[1_0_auto] disabled:cursor-wait sm:min-w-48 sm:flex-none"
          disabled={!isLive}
          onClick={once(run.next)}
        >
          {isLast ? labels.toOutcome : labels.next}
        </button>
        {/* Only on the first screen, which a visitor can't leave if it is never hydrated. */}
        {screen === 0 ? (
          <a className="link inline-flex min-h-11 items-center" href={questionsHref}>
            {labels.toQuestions}
          </a>
        ) : null}
      </div>
    </>
  )
}
