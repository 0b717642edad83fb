import type { Outcome } from './check.ts'
import { shorten } from './check-results.ts'

/** Lines of output shown of a failed check that left no report. */
const TAIL = 20

const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`
const indent = (text: string) => text.replace(/^/gm, '    ')

/**
 * The end of the log of `npm test`: the time of each check and its slowest tests, then what failed and why, because
 * people read a log from its end.
 * @param total milliseconds of the whole run
 */
export function summarize(outcomes: readonly Outcome[], total: number): string {
  const lines = ['', '== Time']
  for (const { name, isPassed, duration, results } of outcomes) {
    const counts = results
      ? `, ${results.passed} passed, ${results.failures.length} failed, ${results.skipped} skipped`
      : ''
    lines.push(`${seconds(duration).padStart(6)}  ${name}: ${isPassed ? 'passed' : 'FAILED'}${counts}`)
    for (const slow of results?.slowest ?? [])
      lines.push(`${seconds(slow.duration).padStart(14)}  ${slow.name}`)
  }
  const flaky = outcomes.flatMap(({ results }) => results?.flaky ?? [])
  if (flaky.length) lines.push('', '== Passed at the second try', ...flaky.map((name) => `  ${name}`))
  const failed = outcomes.filter(({ isPassed }) => !isPassed)
  for (const { name, output, results } of failed) {
    lines.push('', `== Failed: ${name}`)
    for (const failure of results?.failures ?? []) lines.push(`  ${failure.name}`, indent(failure.message))
    // Without a failed test the reason is in the program's last words.
    if (!results?.failures.length) lines.push(indent(tailOf(output)))
  }
  lines.push('', `All checks took ${seconds(total)}.`)
  lines.push(`checks: ${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return lines.join('\n')
}

const tailOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .slice(-TAIL)
    .map((line) => shorten(line))
    .join('\n')
