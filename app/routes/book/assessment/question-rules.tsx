import type { AssessmentQuestion, AssessmentRule, OutcomeName } from '../../../content/assessment.schema.ts'
import { assessmentLabels } from '../../../content/assessment-labels.ts'
import type { OutcomeWords } from '../../../content/assessment-words.ts'
import { LinkedText } from './linked-text.tsx'

const { reading: labels, progress } = assessmentLabels

interface QuestionRulesProps {
  question: AssessmentQuestion
  number: number
  of: number
  rules: readonly AssessmentRule[]
  words: Readonly<Record<OutcomeName, OutcomeWords>>
  phone: { display: string; dial: string }
}

/** A question, its choices, and what the clinic says to each. */
export function QuestionRules({ question, number, of, rules, words, phone }: QuestionRulesProps) {
  const { id, text, hint, choices, unremarkable } = question
  const labelOf = (choice: string | undefined) => choices.find((one) => one.id === choice)?.label ?? ''
  const otherwise = number === of ? labels.last : labels.otherwise
  return (
    <li className="assessment-row">
      <p className="text-fine text-soft">{progress(number, of)}</p>
      <h2 className="mt-1 text-minor">{text}</h2>
      {hint ? <p className="mt-1 text-small text-soft">{hint}</p> : null}
      <p className="mt-4 text-small font-semibold">{labels.choices}</p>
      <ul className="assessment-read-choices">
        {choices.map((choice) => (
          <li key={choice.id}>{choice.label}</li>
        ))}
      </ul>
      <p className="mt-4 text-small font-semibold">{labels.rules}</p>
      <ul className="assessment-reasons">
        {rules
          .filter(({ answers }) => id in answers)
          .map(({ outcome, answers, reason }) => (
            <li key={reason}>
              {labels.chose([labelOf(answers[id])])}, {labels.says}{' '}
              <strong className="font-semibold">{words[outcome].heading}</strong>{' '}
              <LinkedText text={reason} phone={phone} />
            </li>
          ))}
        <li>{otherwise(labelOf(unremarkable))}</li>
      </ul>
    </li>
  )
}
