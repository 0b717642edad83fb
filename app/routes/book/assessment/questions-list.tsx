import { LinkedText, LinkedTexts } from '../../../components/patient/linked-text.tsx'
import type { AssessmentQuestion, AssessmentRule } from '../../../content/patients/assessment.schema.ts'
import { assessmentLabels, type OutcomeLabels } from '../../../content/patients/assessment-labels.data.ts'
import type { Clinic } from '../../../content/patients/clinics.data.ts'
import { outcomeLabels } from '../../../content/patients/outcome-labels.ts'
import { type OutcomeName, outcomeNames } from '../../../content/patients/outcomes.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import type { PathLinks } from '../patient/steps.ts'

const { reading: labels, progress, title, toAssessment, toConsultation } = assessmentLabels

const row = 'border-t border-rule py-6'

/** The questions with what each choice leads to, then the outcomes. Generated from the data of the screens. */
export function QuestionsList({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  const { assessment, name, phone } = clinic
  const texts = outcomeLabels(name, phone.display)
  const said = withoutRepeats(texts)
  return (
    <div>
      <p className="mt-4">{labels.lead}</p>
      <p className="mt-3 font-semibold">
        <LinkedText text={labels.stop} phone={phone} />
      </p>
      <ol className="mt-8">
        {assessment.questions.map((question, index) => (
          <QuestionRules
            key={question.id}
            question={question}
            clinic={clinic}
            texts={texts}
            number={index + 1}
          />
        ))}
      </ol>
      <h2 className="mt-12 text-minor">{labels.outcomes}</h2>
      <p className="mt-2">{labels.order}</p>
      <ol>
        {outcomeNames.map((outcome) => (
          <li key={outcome} className={row}>
            <h3 className="font-sans text-small font-semibold">{labels.ifAny[outcome]}</h3>
            <p className="mt-2 font-serif text-minor">{texts[outcome].heading}</p>
            <LinkedTexts texts={said[outcome]} phone={phone} className="mt-2" />
            {outcome === 'candidate' ? (
              <p className="mt-3">
                <a className="solid-button" href={hrefs.consultation}>
                  {toConsultation}
                </a>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Returns the sentences of each outcome; a sentence that several share is kept only in the first. */
function withoutRepeats(texts: Record<OutcomeName, OutcomeLabels>): Record<OutcomeName, string[]> {
  const said = new Set<string>()
  const kept = outcomeNames.map((outcome) => {
    const { meaning, steps, closerLook } = texts[outcome]
    const own = [...meaning, ...steps, ...(closerLook ? [closerLook] : [])].filter((text) => !said.has(text))
    for (const text of own) said.add(text)
    return [outcome, own]
  })
  return Object.fromEntries(kept)
}

const list = new Intl.ListFormat('en-US')

interface QuestionRulesProps {
  question: AssessmentQuestion
  number: number
  clinic: Clinic
  texts: Readonly<Record<OutcomeName, OutcomeLabels>>
}

/** A question with what each of its choices leads to. */
function QuestionRules({ question, number, clinic, texts }: QuestionRulesProps) {
  // A rule may name answers to several questions.
  const { questions, rules } = clinic.assessment
  const { id, text, hint, choices, unremarkable } = question
  const labelsOf = (answers: AssessmentRule['answers']) =>
    questions.flatMap((one) =>
      one.choices.filter((choice) => answers[one.id] === choice.id).map(({ label }) => `“${label}”`),
    )
  const otherwise = number === questions.length ? labels.last : labels.otherwise
  return (
    <li className={row}>
      <p className="text-fine text-soft">{fillPlaceholders(progress, { number, of: questions.length })}</p>
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
                    {outcome === 'candidate' ? labels.mention : texts[outcome].heading}
                  </strong>{' '}
                  <LinkedText text={reason} phone={clinic.phone} />
                </li>
              ))
          ),
        )}
      </ul>
    </li>
  )
}

/** All questions and rules of a clinic's assessment on one page to read. */
export function QuestionsStep({ clinic, hrefs }: { clinic: Clinic; hrefs: PathLinks }) {
  return (
    <div className="assessment-measure">
      <h1 className="text-major">{title}</h1>
      <QuestionsList clinic={clinic} hrefs={hrefs} />
      <p className="no-print mt-8">
        <a className="link inline-flex min-h-9 items-center" href={hrefs.assessment}>
          {toAssessment}
        </a>
      </p>
    </div>
  )
}
