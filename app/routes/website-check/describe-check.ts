import { type CheckResult, firstProblems, isProblem } from '../../../website-check/result.ts'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { websiteCheckContent as content } from '../../content/site/website-check.data.ts'

/** A check as a note for the call. */
export function describeCheck({ site, findings }: CheckResult): string {
  const counts = {
    problems: String(findings.filter(isProblem).length),
    unknown: String(findings.filter(({ answer }) => answer === 'unknown').length),
  }
  const first = firstProblems(findings).map(
    ({ check }, index) => `${index + 1}. ${content.checks[check].name}`,
  )
  return [
    fillPlaceholders(content.result.note, { site, ...counts }),
    ...(first.length > 0 ? [content.result.noteFirst, ...first] : []),
  ].join('\n')
}
