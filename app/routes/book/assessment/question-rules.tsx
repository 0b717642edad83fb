import { fillPlaceholders } from '../../../content/checks/placeholders.ts'
import type { AssessmentQuestion, AssessmentRule } from '../../../content/patients/assessment.schema.ts'
import { assessmentLabels, type OutcomeWords } from '../../../content/patients/assessment-labels.ts'
import type { OutcomeName } from '../../../content/patients/outcomes.ts'
import { LinkedText } from './linked-text.tsx'

const { reading: labels, progress } = assessmentLabels

const list = new Intl.ListFormat('en-US')

interface QuestionRulesProps {
  question: AssessmentQuestion
  number: number
  /** All of them: a rule may name answers to several. */
  questions: readonly AssessmentQuestion[]
  rules: readonly AssessmentRule[]
  words: Readonly<Record<OutcomeName, OutcomeWords>>
  phone: { display: string; dial: string }
}

/** A question with what each of its choices leads to. */
export function QuestionRules({ question, number, questions, rules, words, phone }: QuestionRulesProps) {
  const { id, text, hint, choices, unremarkable } = question
  const labelsOf = (answers: AssessmentRule['answers']) =>
    questions.flatMap((one) =>
      one.choices.filter((choice) => answers[one.id] === choice.id).map(({ label }) => `“${label}”`),
    )
  const otherwise = number === questions.length ? labels.last : labels.otherwise
  return (
    <li className="assessment-row">
      <p className="text-fine text-soft">
        {fillPlaceholders(progress, { number: String(number), of: String(questions.length) })}
      </p>
      <h2 className="mt-1 text-minor">{text}</h2>
      {hint ? <p className="mt-1 text-small text-soft">{hint}</p> : null}
      <ul className="assessment-reasons">
        {choices.flatMap((choice) =>
          choice.id === unremarkable ? (
            <li key={choice.id}>{fillPlaceholders(otherwise, { choice: choice.label })}</li>
          ) : (
            rules
              .filter(({ answers }) => answers[id] === choice.id)
              .map(({ outcome, answers, reason }) => (
                <li key={reason}>
                  {fillPlaceholders(labels.says, { choices: list.format(labelsOf(answers)) })}{' '}
                  <strong className="font-semibold">
                    {outcome === 'candidate' ? labels.mention : words[outcome].heading}
                  </strong>{' '}
                  <LinkedText text={reason} phone={phone} />
                </li>
              ))
          ),
        )}
      </ul>
    </li>
  )
}
