import type { ResultSummary } from '../../../content/site/result-summary.ts'
import { answerValues, readAnswers } from '../answers.ts'
import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { stations } from '../stations.ts'
import { assess } from './assess.ts'
import { fixItems, questionIds, questionNumber } from './audit-view-model.ts'

const { result: resultWords } = marketingAudit

/** A note has at most 1,000 characters; with more fixes it would be cut. */
const FIXES_IN_NOTE = 3

/** A visitor's audit in words, from the audit's query; null when no question is answered. */
export function describeAnswers(given: URLSearchParams): ResultSummary | null {
  const answers = readAnswers(questionIds, given)
  const assessment = assess(stations, answers)
  const { answered, asked } = assessment
  if (answered === 0) return null
  const fixes = fixItems(assessment)
  const titles = fixes.map(({ title }, index) => `${index + 1}. ${title}`)
  const more = titles.length - FIXES_IN_NOTE
  return {
    brief: auditLabels.brief(answered, asked, fixes.length),
    note: [
      `My marketing audit: ${auditLabels.brief(answered, asked, fixes.length)}.`,
      ...(titles.length > 0 ? ['To fix first:'] : []),
      ...titles.slice(0, FIXES_IN_NOTE),
      ...(more > 0 ? [`and ${more} more`] : []),
      ...answerValues.flatMap((value) => {
        const numbers = questionIds.filter((id) => answers[id] === value).map(questionNumber)
        return numbers.length > 0 ? [`${resultWords.answers[value]}: ${numbers.join(', ')}`] : []
      }),
    ].join('\n'),
  }
}
