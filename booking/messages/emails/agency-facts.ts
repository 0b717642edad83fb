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
import type { Fact } from './letter-names.ts'

/** First and last touch; one fact when they are equal, none when unknown. `after` names the last touch. */
export function sourceFacts(attribution: Attribution, after: string): Fact[] {
  const { first, last } = touchesIn(attribution)
  const [firstTouch, lastTouch] = [oneLine(formatTouch(first)), oneLine(formatTouch(last))]
  if (!Object.keys(last).length) return []
  if (firstTouch === lastTouch) return [{ name: 'Source', text: firstTouch }]
  return [
    { name: 'First source', text: firstTouch },
    { name: after, text: lastTouch },
  ]
}

/**
 * Answers as text, without those not given. Line breaks stay only where allowed: elsewhere one could imitate another field.
 * @param answers partial, because a call refused before a question was added lacks its answer
 */
export function answerFacts<Name extends string>(
  questions: readonly [name: Name, question: Question][],
  answers: Partial<Record<NoInfer<Name>, string>>,
): Fact[] {
  return questions.flatMap(([name, { title, lines }]) => {
    const answer = answers[name] ?? ''
    return answer === '' ? [] : [{ name: title, text: lines ? printableLines(answer) : oneLine(answer) }]
  })
}

/** The evidence of consent: whether, when, and to what wording. */
export function consentFacts<Form extends Questions>(
  form: Form,
  consents: ConsentRecord<ConsentName<Form>>,
  hasTexts: boolean,
  agreedAt: string,
): Fact[] {
  return consentsOf(form, hasTexts).map(([name, { title }]) => ({
    name: title,
    text: consents[name]
      ? `Yes, on ${agreedAt}, to these words: “${consents.wording[name] ?? 'not recorded'}”`
      : 'No. Do not send any.',
  }))
}
