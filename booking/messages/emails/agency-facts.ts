import type { GivenAnswers } from '../../core/answers.ts'
import { type Attribution, touchesIn } from '../../core/attribution/attribution.ts'
import { formatTouch } from '../../core/attribution/format-attribution.ts'
import { type Consent, type ConsentRecord, consentsOf } from '../../core/consents.ts'
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

/** What a visitor answered, without what they didn't. */
export function answerFacts(given: GivenAnswers): Fact[] {
  const { name, email, practice, specialty, phone, answers } = given
  const columns = { Name: name, Email: email, Practice: practice, Specialty: specialty, Phone: phone }
  return [
    ...Object.entries(columns).map(([title, text]) => ({ name: title, text: oneLine(text) })),
    ...answers.map(({ title, text }) => ({ name: oneLine(title), text: printableLines(text) })),
  ].filter(({ text }) => text)
}

/** The evidence of consent: whether, when, and to what wording. */
export function consentFacts(
  asked: readonly Consent[],
  consents: ConsentRecord,
  hasTexts: boolean,
  agreedAt: string,
): Fact[] {
  return consentsOf(asked, hasTexts).map(({ name, title }) => ({
    name: title,
    text: consents[name]
      ? `Yes, on ${agreedAt}, to these words: “${consents.wording[name] ?? 'not recorded'}”`
      : 'No. Do not send any.',
  }))
}
