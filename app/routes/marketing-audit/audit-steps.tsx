import type { Ref } from 'react'
import type { Answers } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { AnswerIcon } from './audit-question.tsx'
import { formWords as words } from './content/form.ts'
import { stations } from './content/stations.ts'
import { questionIds, questionNumber } from './result/audit-view-model.ts'

interface StepProgressProps {
  id: string
  ref: Ref<HTMLDivElement>
  question: string
  answers: Answers
}

/** `Question 4 of 15`, and all answers as a row of icons, grouped by station. */
export function StepProgress({ id, ref, question, answers }: StepProgressProps) {
  return (
    <div ref={ref} className="audit-progress">
      <p id={id} className="text-small font-semibold tabular">
        {auditLabels.progress(questionNumber(question), questionIds.length)}
      </p>
      <div aria-hidden="true" className="audit-progress-icons">
        {stations.map((station) => (
          <span key={station.id}>
            {station.questions.map(({ id: other }) => (
              <span key={other} data-current={other === question || undefined}>
                <AnswerIcon answer={answers[other] ?? 'open'} />
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}

interface StepNavigationProps {
  question: string
  /** Id of the result, where the last question leads. */
  result: string
  onPrevious: (question: string) => void
}

/** To the question before and the one after. `Next` submits the form, so that Enter in an answer does the same. */
export function StepNavigation({ question, result, onPrevious }: StepNavigationProps) {
  const place = questionIds.indexOf(question)
  const previous = questionIds[place - 1]
  const isLast = place === questionIds.length - 1
  return (
    <div className="audit-step-navigation audit-screen-only">
      {previous ? (
        <button type="button" className="audit-quiet-button text-small" onClick={() => onPrevious(previous)}>
          {words.previous}
        </button>
      ) : null}
      <button type="submit" className="solid-button px-8">
        {isLast ? words.toResult : words.next}
      </button>
      {isLast ? null : (
        <a className="link inline-block py-1 text-small" href={`#${result}`}>
          {words.toResult}
        </a>
      )}
    </div>
  )
}
