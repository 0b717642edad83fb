import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import type { AssessmentQuestion } from '../../../content/patients/assessment.schema.ts'
import { assessmentLabels as labels } from '../../../content/patients/assessment-labels.ts'
import { CrisisActions } from './crisis-actions.tsx'

interface QuestionScreenProps {
  question: AssessmentQuestion
  /** Position among the questions, from 1. */
  number: number
  /** Whether the outcome follows. */
  isLast: boolean
  chosen: readonly string[]
  /** Choices that show 988 and 911 at once, also where no script works. */
  crisisChoices: readonly string[]
  isMissing: boolean
  /** Whether an answer on this screen ends the assessment: then 988 and 911 are right below it. */
  isCrisis: boolean
  isLive: boolean
  /** All questions on one page, for a browser in which this screen stays asleep. */
  questionsHref: string
  refs: { heading: RefObject<HTMLHeadingElement | null>; choices: RefObject<HTMLFieldSetElement | null> }
  onChoose: (choice: string, isPressed: boolean) => void
  onNext: () => void
  onBack: () => void
}

const MISSING = 'assessment-missing'
const HINT = 'assessment-hint'

/** The second click of a double click belongs to the screen that the first one left. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

/** One question with its choices. There is no form, so that nothing can be submitted. */
export function QuestionScreen(props: QuestionScreenProps) {
  const {
    question,
    number,
    isLast,
    chosen,
    isMissing,
    isCrisis,
    isLive,
    crisisChoices,
    questionsHref,
    refs,
    onChoose,
    onNext,
    onBack,
  } = props
  const isPressed = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    isPressed.current = false
    if (event.key !== 'Enter' || event.repeat) return
    event.preventDefault()
    onNext()
  }
  return (
    <>
      <fieldset
        ref={refs.choices}
        className="assessment-question"
        aria-describedby={
          [question.hint && HINT, isMissing && MISSING].filter(Boolean).join(' ') || undefined
        }
        onPointerDown={() => {
          isPressed.current = true
        }}
      >
        <legend>
          <h2 ref={refs.heading} tabIndex={-1} className="assessment-heading">
            {question.text}
          </h2>
        </legend>
        {question.hint ? (
          <p id={HINT} className="mt-2 text-small text-soft">
            {question.hint}
          </p>
        ) : null}
        <div className="choices assessment-choices">
          {question.choices.map(({ id, label }, index) => (
            <label key={id}>
              <input
                type={question.kind === 'single' ? 'radio' : 'checkbox'}
                name={question.kind === 'single' ? 'choice' : undefined}
                value={index}
                data-crisis={crisisChoices.includes(id) ? '' : undefined}
                checked={chosen.includes(id)}
                autoComplete="off"
                onChange={() => onChoose(id, isPressed.current)}
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
        {isCrisis ? (
          <div className="mt-6">
            <p className="mb-3 font-semibold">{labels.crisis.label}</p>
            <CrisisActions />
          </div>
        ) : null}
        {isMissing ? (
          <p id={MISSING} className="assessment-missing">
            {labels.missing[question.kind]}
          </p>
        ) : null}
      </div>
      <div className="assessment-buttons">
        {number > 1 ? (
          <button type="button" className="assessment-quiet" onClick={once(onBack)}>
            {labels.back}
          </button>
        ) : null}
        <button type="button" className="solid-button" disabled={!isLive} onClick={once(onNext)}>
          {isLast ? labels.toOutcome : labels.next}
        </button>
        {/* Beside the first question, where a screen that stays asleep would hold its reader. */}
        {number === 1 ? (
          <a className="link inline-flex min-h-11 items-center" href={questionsHref}>
            {labels.toQuestions}
          </a>
        ) : null}
      </div>
    </>
  )
}
