import { TextLink } from '../../components/ui/text-link.tsx'
import type { CheckedAnswers } from '../../components/website-check/audit-answers.ts'
import { type Answer, type Answers, answerValues } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { type AuditQuestion, marketingAudit } from './content.data.ts'
import { questionNumber } from './result/audit-view-model.ts'

const { form: labels, result: resultLabels } = marketingAudit

export interface AuditQuestions {
  answers: Answers
  checked: CheckedAnswers
  answer(question: string, value: Answer): void
}

interface AuditQuestionProps extends AuditQuestions {
  question: AuditQuestion
}

/** One question: what to do, why it matters, four answers, and what the given one means. */
export function AuditQuestionField({ question, answers, checked, answer }: AuditQuestionProps) {
  const { id, why, source, more } = question
  const given = answers[id]
  const evidence = checked[id]?.evidence
  return (
    <fieldset id={id} className="audit-question" tabIndex={-1}>
      <legend>
        <span className="audit-number tabular">
          {questionNumber(id)}
          <span className="sr-only">. </span>
        </span>
        <span className="text-[1.375rem] leading-snug font-serif tracking-[-0.018em]">{question.asks}</span>
      </legend>
      <div className="clear-both">
        {evidence ? (
          <p className="max-w-[44rem] text-small wrap-anywhere">
            <span className="text-soft">{labels.evidence}</span> {evidence}
          </p>
        ) : (
          <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            <div>
              <p className="text-label text-soft">
                {labels.checkLabel}{' '}
                <span className="audit-tool">{`${question.tool}, ${auditLabels.minutes(question.minutes)}`}</span>
              </p>
              <p className="mt-1 text-small">{question.check}</p>
            </div>
            <div>
              <p className="text-label text-soft">{labels.whyLabel}</p>
              <p className="mt-1 text-small text-soft">{why}</p>
              {source ? (
                <p className="mt-1 text-label">
                  <TextLink
                    link={{ label: source.name, href: source.address }}
                    className="inline-block py-1"
                  />
                </p>
              ) : null}
              {more ? (
                <p className="no-print mt-1 text-label">
                  <TextLink link={more} className="inline-block py-1" />
                </p>
              ) : null}
            </div>
          </div>
        )}
        <div className="choices audit-answers mt-4">
          {answerValues.map((value) => (
            <label key={value} className="text-small">
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === given}
                onChange={() => answer(id, value)}
              />
              {resultLabels.answers[value]}
            </label>
          ))}
        </div>
        {given ? (
          <p className="audit-meaning text-small" data-answer={given}>
            <strong className="font-semibold">{resultLabels.answers[given]}.</strong> {question.means[given]}
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

export type AnswerOrOpen = Answer | 'open'

/** The icon of an answer, legible without color: check mark, half, cross, question mark, empty square. */
export function AnswerIcon({ answer }: { answer: AnswerOrOpen }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className="answer-icon"
      data-answer={answer}
    >
      <rect x="2" y="2" width="16" height="16" />
      {answer === 'yes' ? <path d="m5.5 10.5 3 3 6-7.5" /> : null}
      {answer === 'partly' ? <path d="M2 18V2h16z" className="filled" /> : null}
      {answer === 'no' ? <path d="m6 6 8 8m0-8-8 8" /> : null}
      {answer === 'unknown' ? <path d="M7.5 7.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7m0 2.3v.8" /> : null}
    </svg>
  )
}
