import { type CheckId, type Finding, isProblem, type Quote } from '../../../website-check/result.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { Answers } from './answers.ts'
import { marketingAudit as content } from './content.data.ts'

const { result: labels } = content
export const list = new Intl.ListFormat('en-US')

/** One thing that was looked at, on the website or by a question, and what to do about it. */
export type Entry = Pick<(typeof content.checks)[CheckId], 'name' | 'cost' | 'source' | 'effort' | 'fix'> & {
  /** A check's name, or a question's id. */
  id: string
  isProblem: boolean
  found: string
  quotes: readonly Quote[]
  /** Of a question: `You answered “No.”` */
  answered?: string
}

/** What the website and the answers show: first what needs work, in the order of work. What they can't tell is left out. */
export function entriesOf(findings: readonly Finding[], answers: Answers): Entry[] {
  const asked = content.questions.flatMap(({ asks, check, means, ...question }) => {
    const answer = answers[question.id]
    if (!answer || answer === 'unknown') return []
    const answered = fillPlaceholders(labels.given, { answer: content.answers[answer] })
    return [{ ...question, isProblem: answer !== 'yes', found: means[answer], answered, quotes: [] }]
  })
  const entries: Entry[] = [
    ...findings.filter(({ answer }) => answer !== 'unknown').map(fromFinding),
    ...asked,
  ]
  // What the owner's list doesn't name comes after it.
  const first = content.first.filter((id) => id !== 'https' || stopsPatients(findings))
  const order = [...first, ...entries.map(({ id }) => id)]
  return entries.toSorted(
    (a, b) => Number(b.isProblem) - Number(a.isProblem) || order.indexOf(a.id) - order.indexOf(b.id),
  )
}

/** Browsers warn where https doesn't work; what else is missing of it stops nobody. */
const stopsPatients = (findings: readonly Finding[]) =>
  findings.some(({ check, missing }) => check === 'https' && missing?.includes('certificate'))

function fromFinding(finding: Finding): Entry {
  const { check: id, quotes, missing = [] } = finding
  const { good, bad, ...words } = content.checks[id]
  if (!isProblem(finding)) return { ...words, id, isProblem: false, found: good, quotes: quotes.slice(0, 1) }
  const parts = list.format(missing.map((part) => content.parts[part]))
  const found = parts ? `${bad} ${fillPlaceholders(labels.missing, { parts })}` : bad
  return { ...words, id, isProblem: true, found, quotes }
}

/** `3 things to fix,` */
export const countOf = (count: number) =>
  count === 0 ? labels.none : count === 1 ? labels.one : fillPlaceholders(labels.many, { count })

/** The audit as a note for the call. */
export function noteOf(site: string | undefined, problems: readonly Entry[], answers: Answers): string {
  const what = site ? fillPlaceholders(labels.of, { site }) : labels.title
  const first = problems.slice(0, 3).map(({ name }, index) => `${index + 1}. ${name}`)
  const given = content.questions.flatMap(({ id, name }) => {
    const answer = answers[id]
    return answer ? [`${name}: ${content.answers[answer]}`] : []
  })
  return [
    `${what}: ${countOf(problems.length).replace(/[.,]$/, '')}.`,
    ...(first.length > 0 ? [labels.note.first, ...first] : []),
    ...(given.length > 0 ? [`${labels.note.answers} ${given.join('; ')}.`] : []),
  ].join('\n')
}
