import { auditLabels } from './audit-labels.ts'
import { AnswerIcon } from './audit-question.tsx'
import { PROGRESS, RESULT } from './audit-state.ts'
import { marketingAudit } from './content.data.ts'
import { nextOnTheWay, questionIds, questionNumber } from './result/audit-view-model.ts'
import { furtherStations, quickQuestions } from './stations.ts'
import type { AuditControl } from './use-audit.ts'

const { form: labels } = marketingAudit

/** `Question 4 of 15`, and all answers as a row of icons, grouped by the short way and the stations. */
export function StepProgress({ state: { question, answers }, refs }: Pick<AuditControl, 'state' | 'refs'>) {
  return (
    <div ref={refs.progress} className="audit-progress">
      <p id={PROGRESS} className="text-small font-semibold tabular">
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

/** To the question before and the one after. `Next` submits the form, so that Enter in an answer does the same. */
export function StepNavigation({
  state,
  checked,
  showPrevious,
}: Pick<AuditControl, 'state' | 'checked' | 'showPrevious'>) {
  const place = questionIds.indexOf(state.question)
  const previous = questionIds[place - 1]
  const following = questionIds[place + 1]
  const isEnd = !nextOnTheWay(state.question, checked)
  return (
    <div className="audit-step-navigation audit-screen-only">
      {previous ? (
        <button
          type="button"
          className="audit-quiet-button text-small"
          onClick={() => showPrevious(previous)}
        >
          {labels.previous}
        </button>
      ) : null}
      <button type="submit" className="solid-button px-8">
        {isEnd ? labels.toResult : labels.next}
      </button>
      {isEnd ? null : (
        <a className="link inline-block py-1 text-small" href={`#${RESULT}`}>
          {labels.toResult}
        </a>
      )}
      {isEnd && following ? (
        <a className="link inline-block py-1 text-small" href={`#${following}`}>
          {labels.goOn}
        </a>
      ) : null}
    </div>
  )
}
