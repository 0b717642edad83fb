import { type CheckId, type Finding, isProblem, type Quote } from '../../../website-check/result.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { Answers } from './answers.ts'
import { marketingAudit as content } from './content.data.ts'

const { result: labels } = content
export const list = new Intl.ListFormat('en-US')

/** One thing that was looked at, on the website or by a question. */
export type Entry = Pick<(typeof content.checks)[CheckId], 'name' | 'cost' | 'source' | 'effort' | 'fix'> & {
  /** A check's name, or a question's id. */
  id: string
  isProblem: boolean
  found: string
  quotes: readonly Quote[]
  /** Its place among problems. */
  rank: number
}

/** What the website and the answers show. What they can't tell is left out. */
export const entriesOf = (findings: readonly Finding[], answers: Answers): Entry[] => [
  ...findings.filter(({ answer }) => answer !== 'unknown').map(fromFinding),
  ...content.questions.flatMap(({ asks, check, means, ...question }) => {
    const answer = answers[question.id]
    if (!answer || answer === 'unknown') return []
    const rank = rankOf(question.id)
    return [{ ...question, isProblem: answer !== 'yes', found: means[answer], quotes: [], rank }]
  }),
]

function fromFinding(finding: Finding): Entry {
  const { check: id, quotes, missing = [] } = finding
  const { good, bad, ...words } = content.checks[id]
  const isBad = isProblem(finding)
  const parts = list.format(missing.map((part) => content.parts[part]))
  return {
    ...words,
    id,
    isProblem: isBad,
    found: [isBad ? bad : good, ...(parts ? [fillPlaceholders(labels.missing, { parts })] : [])].join(' '),
    quotes: isBad ? quotes : quotes.slice(0, 1),
    // Browsers warn where https doesn't work; what else is missing of it stops nobody.
    rank: id === 'https' && !missing.includes('certificate') ? content.first.length : rankOf(id),
  }
}

/** The owner's list says what comes first; what it doesn't name comes last. */
const rankOf = (id: string) => (content.first.includes(id) ? content.first.indexOf(id) : content.first.length)

/** What needs work, in the order of work. */
export const problemsIn = (entries: readonly Entry[]) =>
  entries.filter(({ isProblem }) => isProblem).toSorted((a, b) => a.rank - b.rank)

/** `3 things to fix,` */
export const countOf = ({ length }: readonly Entry[]) =>
  length === 0
    ? labels.none
    : length === 1
      ? labels.one
      : fillPlaceholders(labels.many, { count: String(length) })

/** The audit as a note for the call. `site` is empty without a website. */
export function noteOf(site: string, problems: readonly Entry[], answers: Answers): string {
  const first = problems.slice(0, 3).map(({ name }, index) => `${index + 1}. ${name}`)
  const given = content.questions.flatMap(({ id, name }) => {
    const answer = answers[id]
    return answer ? [`${name}: ${content.answers[answer]}`] : []
  })
  return [
    `${site ? fillPlaceholders(labels.of, { site }) : labels.title}: ${countOf(problems).replace(/[.,]$/, '')}.`,
    ...(first.length > 0 ? [labels.note.first, ...first] : []),
    ...(given.length > 0 ? [labels.note.answers, ...given] : []),
  ].join('\n')
}
