import { type Answer, answerValues } from './answers.ts'
import type { AuditQuestion, MarketingAuditContent } from './content.schema.ts'

export interface AuditQuestionProps {
  question: AuditQuestion
  number: string
  /** Duration of the check, formatted. */
  time: string
  given: Answer | undefined
  answers: MarketingAuditContent['answers']
  content: MarketingAuditContent['sheet']
}

/** One question: how to check, why it matters, four answers, and the meaning of the submitted one. */
export function AuditQuestionField({ question, number, time, given, answers, content }: AuditQuestionProps) {
  const { id, why, source, more } = question
  return (
    <fieldset id={id} className="audit-question" tabIndex={-1}>
      <legend>
        <span className="audit-number tabular-nums">{number}</span>
        <span className="text-[1.375rem] leading-snug font-serif tracking-[-0.018em]">{question.asks}</span>
      </legend>
      <div className="audit-body">
        <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          <div>
            <p className="text-fine text-soft">
              {content.checkLabel} <span className="audit-tool">{`${question.tool}, ${time}`}</span>
            </p>
            <p className="mt-1 text-small">{question.check}</p>
          </div>
          <div>
            <p className="text-fine text-soft">{content.whyLabel}</p>
            <p className="mt-1 text-small text-soft">{why}</p>
            {source ? (
              <p className="audit-source mt-1 text-fine">
                <a className="link inline-block" href={source.address}>
                  {source.name}
                </a>
              </p>
            ) : null}
            {more ? (
              <p className="audit-screen mt-1 text-fine">
                <a className="link inline-block" href={more.href}>
                  {more.label}
                </a>
              </p>
            ) : null}
          </div>
        </div>
        <div className="audit-answers mt-4">
          {answerValues.map((value) => (
            <label key={value} className="text-small">
              <input type="radio" name={id} value={value} defaultChecked={value === given} />
              {answers[value]}
            </label>
          ))}
        </div>
        {given ? (
          <p className="audit-means text-small" data-answer={given}>
            <strong className="font-semibold">{answers[given]}.</strong> {question.means[given]}
          </p>
        ) : (
          <p className="audit-paper text-small">
            {content.paperMend} {question.mend.title}.
          </p>
        )}
      </div>
    </fieldset>
  )
}
