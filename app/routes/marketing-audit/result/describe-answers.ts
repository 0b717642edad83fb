import type { CheckedAnswers } from '../../../components/website-check/audit-answers.ts'
import { type Answers, answerValues } from '../answers.ts'
import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { questionsAsked } from '../stations.ts'
import type { Assessment } from './assess.ts'
import { leftAfter } from './audit-view-model.ts'

const { result } = marketingAudit

/** Fixes that a note lists by their titles, so that it stays short. */
const FIXES_IN_NOTE = 3

/** A visitor's audit as a note for the call. */
export function describeAnswers(
  assessment: Assessment,
  answers: Answers,
  checked: CheckedAnswers = {},
): string {
  const { answered, asked, fixes } = assessment
  const titles = fixes.map(({ fix }, index) => `${index + 1}. ${fix.title}`)
  const more = titles.length - FIXES_IN_NOTE
  return [
    `My marketing audit: ${auditLabels.brief(answered, asked, fixes.length)}.`,
    ...(titles.length > 0 ? ['To fix first:'] : []),
    ...titles.slice(0, FIXES_IN_NOTE),
    ...(more > 0 ? [`and ${more} more`] : []),
    ...(Object.keys(checked).length > 0
      ? [`${auditLabels.filledIn(Object.keys(checked).length)} ${auditLabels.left(leftAfter(checked))}`]
      : []),
    ...answerValues.flatMap((value) => {
      const numbers = questionsAsked.filter(({ id }) => answers[id] === value).map(({ number }) => number)
      return numbers.length > 0 ? [`${result.answers[value]}: ${numbers.join(', ')}`] : []
    }),
  ].join('\n')
}
