import type { Ref } from 'react'
import type { Answers } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { AnswerIcon } from './audit-question.tsx'
import { RESULT } from './audit-state.ts'
import { marketingAudit } from './content.ts'
import { nextOnTheWay, questionIds, questionNumber } from './result/audit-view-model.ts'
import { furtherStations, quickQuestions } from './stations.ts'

const { form: words } = marketingAudit

interface StepProgressProps {
  id: string
  ref: Ref<HTMLDivElement>
  question: string
  answers: Answers
}

/** `Question 4 of 15`, and all answers as a row of icons, grouped by the short way and the stations. */
export function StepProgress({ id, ref, question, answers }: StepProgressProps) {
  return (
    <div ref={ref} className="audit-progress">
      <p id={id} className="text-small font-semibold tabular">
        {auditLabels.progress(questionNumber(question), quickQuestions.length, questionIds.length)}
      </p>
      <div aria-hidden="true" className="audit-progress-icons">
        {[quickQuestions, ...furtherStations.map(({ questions }) => questions)].map((group) => (
          <span key={group[0]?.id}>
            {group.map(({ id: other }) => (
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
  onPrevious: (question: string) => void
}

/** To the question before and the one after. `Next` submits the form, so that Enter in an answer does the same. */
export function StepNavigation({ question, onPrevious }: StepNavigationProps) {
  const place = questionIds.indexOf(question)
  const previous = questionIds[place - 1]
  const following = questionIds[place + 1]
  const isEnd = !nextOnTheWay(question)
  return (
    <div className="audit-step-navigation audit-screen-only">
      {previous ? (
        <button type="button" className="audit-quiet-button text-small" onClick={() => onPrevious(previous)}>
          {words.previous}
        </button>
      ) : null}
      <button type="submit" className="solid-button px-8">
        {isEnd ? words.toResult : words.next}
      </button>
      {isEnd ? null : (
        <a className="link inline-block py-1 text-small" href={`#${RESULT}`}>
          {words.toResult}
        </a>
      )}
      {isEnd && following ? (
        <a className="link inline-block py-1 text-small" href={`#${following}`}>
          {words.goOn}
        </a>
      ) : null}
    </div>
  )
}
