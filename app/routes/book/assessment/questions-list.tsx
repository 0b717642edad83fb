import { assessmentLabels, type OutcomeWords } from '../../../content/patients/assessment-labels.ts'
import { outcomeWords } from '../../../content/patients/assessment-words.ts'
import type { Clinic } from '../../../content/patients/clinics.ts'
import { type OutcomeName, outcomeNames } from '../../../content/patients/outcomes.ts'
import { LinkedText } from './linked-text.tsx'
import { QuestionRules } from './question-rules.tsx'
import type { StepHrefs } from './step-hrefs.ts'

const { reading: labels, toConsultation } = assessmentLabels

/** The questions with what each choice leads to, then the outcomes. Generated from the data of the screens. */
export function QuestionsList({ clinic, hrefs }: { clinic: Clinic; hrefs: StepHrefs }) {
  const { assessment, name, phone } = clinic
  const words = outcomeWords(name, phone.display)
  const { questions, rules } = assessment
  const said = withoutRepeats(words)
  return (
    <div className="assessment-reading">
      <p className="mt-4">{labels.lead}</p>
      <p className="mt-3 font-semibold">
        <LinkedText text={labels.stop} phone={phone} />
      </p>
      <ol className="mt-8">
        {questions.map((question, index) => (
          <QuestionRules
            key={question.id}
            question={question}
            number={index + 1}
            questions={questions}
            rules={rules}
            words={words}
            phone={phone}
          />
        ))}
      </ol>
      <h2 className="mt-12 text-minor">{labels.outcomes}</h2>
      <p className="mt-2">{labels.order}</p>
      <ol>
        {outcomeNames.map((outcome) => (
          <li key={outcome} className="assessment-row">
            <h3 className="font-sans text-small font-semibold">{labels.ifAny[outcome]}</h3>
            <OutcomeText heading={words[outcome].heading} texts={said[outcome]} phone={phone} />
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

/** The sentences of each outcome; one that several share stands in the first. */
function withoutRepeats(words: Record<OutcomeName, OutcomeWords>): Record<OutcomeName, string[]> {
  const said = new Set<string>()
  const texts = outcomeNames.map((outcome) => {
    const { meaning, steps, closerLook } = words[outcome]
    const own = [...meaning, ...steps, ...(closerLook ? [closerLook] : [])].filter((text) => !said.has(text))
    for (const text of own) said.add(text)
    return [outcome, own]
  })
  return Object.fromEntries(texts)
}

interface OutcomeTextProps {
  heading: string
  texts: string[]
  phone: Clinic['phone']
}

function OutcomeText({ heading, texts, phone }: OutcomeTextProps) {
  return (
    <>
      <p className="mt-2 font-serif text-minor">{heading}</p>
      {texts.map((text) => (
        <p key={text} className="mt-2">
          <LinkedText text={text} phone={phone} />
        </p>
      ))}
    </>
  )
}
