import type { CheckId, CheckResult, Finding } from '../../../website-check/result.ts'
import { websiteCheckContent } from '../../content/site/website-check.data.ts'

type Answer = 'yes' | 'partly' | 'no'

/** Answers to questions of the marketing audit, each with its evidence, by the question's id. */
export type CheckedAnswers = Record<string, { answer: Answer; evidence: string }>

/** Only what the question itself would accept as an answer; what a page can't show stays open. */
const RULES: [
  question: string,
  check: CheckId,
  found: (quote: Finding['quotes'][0]) => Answer,
  not?: Answer,
][] = [
  ['q3', 'treatment-pages', () => 'yes', 'no'],
  ['q4', 'price', ({ page }) => (page === '/' ? 'partly' : 'yes'), 'no'],
  ['q5', 'claims', () => 'partly'],
  ['q7', 'online-booking', ({ service }) => (service ? 'yes' : 'partly'), 'no'],
  ['q15', 'ad-hosts', () => 'no'],
]

/** The most questions that a check can answer. */
export const MAX_CHECKED = RULES.length

export function checkedAnswers({ findings }: CheckResult): CheckedAnswers {
  return Object.fromEntries(
    RULES.flatMap(([question, check, found, not]) => {
      const finding = findings.find((one) => one.check === check)
      const [quote] = finding?.quotes ?? []
      const answer = finding?.answer === 'found' && quote ? found(quote) : not
      if (!finding || finding.answer === 'unknown' || !answer) return []
      const evidence = quote ? `“${quote.text}” (${quote.page})` : websiteCheckContent.checks[check].bad
      return [[question, { answer, evidence }]]
    }),
  )
}
