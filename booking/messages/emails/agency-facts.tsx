import { type Attribution, touchesIn } from '../../core/attribution.ts'
import {
  type ConsentName,
  type ConsentRecord,
  consentsOf,
  type Question,
  type Questions,
} from '../../core/fields.ts'
import { formatTouch } from '../../core/format-attribution.ts'
import { oneLine, printableLines } from '../../core/sanitize.ts'
import { Fact } from './email-layout.tsx'

/** First and last touch; one line when they are equal, nothing when unknown. `after` labels the last touch. */
export function AttributionSummary({ attribution, after }: { attribution: Attribution; after: string }) {
  const { first, last } = touchesIn(attribution)
  const [firstTouch, lastTouch] = [oneLine(formatTouch(first)), oneLine(formatTouch(last))]
  if (!Object.keys(last).length) return null
  if (firstTouch === lastTouch) return <Fact name="Source">{firstTouch}</Fact>
  return (
    <>
      <Fact name="First source">{firstTouch}</Fact>
      <Fact name={after}>{lastTouch}</Fact>
    </>
  )
}

/** Answers as text, without those not given. Line breaks stay only where allowed: elsewhere one could imitate another field. */
export function AnswerFacts<Name extends string>({
  questions,
  answers,
}: {
  questions: [name: Name, question: Question][]
  /** Partial: a call refused before a question was added lacks its answer. */
  answers: Partial<Record<NoInfer<Name>, string>>
}) {
  return questions.map(([name, { title, lines }]) => {
    const answer = answers[name] ?? ''
    if (answer === '') return null
    return (
      <Fact key={name} name={title}>
        {lines ? printableLines(answer) : oneLine(answer)}
      </Fact>
    )
  })
}

interface ConsentFactsProps<Form extends Questions> {
  form: Form
  consents: ConsentRecord<ConsentName<Form>>
  hasTexts: boolean
  agreedAt: string
}

/** The evidence of consent: whether, when, and to what wording. */
export function ConsentFacts<Form extends Questions>(props: ConsentFactsProps<Form>) {
  const { form, consents, hasTexts, agreedAt } = props
  return consentsOf(form, hasTexts).map(([name, { title }]) => (
    <Fact key={name} name={title}>
      {consents[name]
        ? `Yes, on ${agreedAt}, to these words: “${consents.wording[name] ?? 'not recorded'}”`
        : 'No. Do not send any.'}
    </Fact>
  ))
}
