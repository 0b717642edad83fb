import { TextLink } from '../../components/ui/text-link.tsx'
import type { CheckedAnswers } from '../../components/website-check/audit-answers.ts'
import { type Answer, type Answers, answerValues } from './answers.ts'
import { auditLabels } from './audit-labels.ts'
import { marketingAudit } from './content.data.ts'
import type { AnswerOrOpen } from './result/assess.ts'
import type { AuditQuestion } from './stations.ts'

const { form: labels, result: resultLabels } = marketingAudit

export interface AuditQuestions {
  answers: Answers
  checked: CheckedAnswers
  answer(question: string, value: Answer): void
}

interface AuditQuestionProps extends AuditQuestions {
  question: AuditQuestion
}

const tones: Record<Answer, string> = {
  yes: 'border-evergreen',
  partly: 'border-pencil',
  no: 'border-pencil',
  unknown: 'border-soft',
}

/** One question: what to do, why it matters, four answers, and what the given one means. */
export function AuditQuestionField({ question, answers, checked, answer }: AuditQuestionProps) {
  const { id, number, why, source, more } = question
  const given = answers[id]
  const evidence = checked[id]?.evidence
  return (
    <fieldset
      id={id}
      className="group scroll-mt-6 outline-none not-first-of-type:mt-8 not-first-of-type:border-t not-first-of-type:border-rule not-first-of-type:pt-7"
      tabIndex={-1}
    >
      {/* Floated, or browsers set it on the border. */}
      <legend className="float-left mb-3.5 flex w-full items-baseline gap-3.5">
        {/* Filled where a link leads to the question. */}
        <span className="grid size-9 flex-none place-items-center border border-evergreen font-serif text-small text-evergreen tabular group-target:bg-evergreen group-target:text-paper">
          {number}
          <span className="sr-only">. </span>
        </span>
        <span className="text-minor leading-snug font-serif">{question.asks}</span>
      </legend>
      <div className="clear-both">
        {evidence ? (
          <p className="max-w-wide text-small wrap-anywhere">
            <span className="text-soft">{labels.evidence}</span> {evidence}
          </p>
        ) : (
          <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
            <div>
              <p className="text-label text-soft">
                {`${labels.checkLabel} · ${question.tool}, ${auditLabels.minutes(question.minutes)}`}
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
        <div className="choices mt-4 grid grid-cols-2 gap-px border border-soft bg-rule sm:grid-cols-[repeat(4,auto)]">
          {answerValues.map((value) => (
            <label key={value} className="min-h-12 gap-2.5 px-3.5 py-2 text-small has-checked:font-semibold">
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
          <p key={given} className={`mt-3.5 border-l-3 pl-3.5 text-small ${tones[given]}`}>
            <strong className="font-semibold">{resultLabels.answers[given]}.</strong> {question.means[given]}
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

const strokes: Record<AnswerOrOpen, string> = {
  yes: 'stroke-evergreen',
  partly: 'stroke-pencil',
  no: 'stroke-pencil',
  unknown: 'stroke-soft',
  open: 'stroke-soft',
}

/** The icon of an answer, legible without color: check mark, half, cross, question mark, empty square. */
export function AnswerIcon({ answer }: { answer: AnswerOrOpen }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className={`flex-none fill-none ${strokes[answer]}`}
      strokeLinecap="square"
      strokeWidth="2.2"
    >
      <rect x="2" y="2" width="16" height="16" strokeWidth="1" />
      {answer === 'yes' ? <path d="m5.5 10.5 3 3 6-7.5" /> : null}
      {answer === 'partly' ? <path d="M2 18V2h16z" className="fill-pencil" stroke="none" /> : null}
      {answer === 'no' ? <path d="m6 6 8 8m0-8-8 8" /> : null}
      {answer === 'unknown' ? (
        <path d="M7.5 7.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7m0 2.3v.8" strokeWidth="1.6" />
      ) : null}
    </svg>
  )
}
