import type { CheckId, CheckResult, Finding } from '../../../website-check/result.ts'
import { websiteCheckContent } from '../../content/site/website-check.data.ts'

/** Answers to questions of the marketing audit, each with its evidence, by the question's id. */
export type CheckedAnswers = Record<string, { answer: 'yes' | 'partly' | 'no'; evidence: string }>

type Rule = [question: string, check: CheckId, answer: (finding: Finding) => 'yes' | 'partly' | 'no' | null]

/** Only what the question itself would accept as an answer; what a page can't show stays open. */
const RULES: Rule[] = [
  ['q3', 'treatment-pages', ({ answer }) => (answer === 'found' ? 'yes' : 'no')],
  [
    'q4',
    'price',
    ({ answer, quotes: [first] }) => (answer !== 'found' ? 'no' : first?.page === '/' ? 'partly' : 'yes'),
  ],
  ['q5', 'claims', ({ answer }) => (answer === 'found' ? 'partly' : null)],
  [
    'q7',
    'online-booking',
    ({ answer, quotes: [first] }) => (answer !== 'found' ? 'no' : first?.service ? 'yes' : 'partly'),
  ],
  ['q15', 'ad-hosts', ({ answer }) => (answer === 'found' ? 'no' : null)],
]

/** The most questions that a check can answer. */
export const MAX_CHECKED = RULES.length

export function checkedAnswers({ findings }: CheckResult): CheckedAnswers {
  return Object.fromEntries(
    RULES.flatMap(([question, check, answerOf]) => {
      const finding = findings.find((one) => one.check === check && one.answer !== 'unknown')
      const answer = finding && answerOf(finding)
      if (!finding || !answer) return []
      const [quote] = finding.quotes
      const { good, bad } = websiteCheckContent.checks[check]
      const evidence = quote ? `“${quote.text}” (${quote.page})` : answer === 'yes' ? good : bad
      return [[question, { answer, evidence }]]
    }),
  )
}
