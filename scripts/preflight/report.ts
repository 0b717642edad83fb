import type { Finding, Place } from './finding.ts'

const CHAPTERS: Record<Finding['kind'], string> = {
  'stand-in': 'Stand-ins for your own facts and content',
  service: 'Services that are not set',
  promise: 'Promises whose mechanism is switched off',
  contradiction: 'Promises that contradict each other',
  review: 'Content past its date',
  clinic: 'Clinics whose patients can’t be served yet',
}
/** Characters of a line that are shown beside its number. */
const MAX_EXCERPT = 90

/** The findings as text for the terminal, by kind, each with what to do about it. */
export function formatReport(findings: Finding[]): string {
  if (findings.length === 0)
    return 'Ready: nothing of the demo is left, every promise has its mechanism, and none contradicts another.'
  const chapters = Object.entries(CHAPTERS).flatMap(([kind, title]) => {
    const own = findings.filter((finding) => finding.kind === kind)
    return own.length ? [`${title} (${own.length})\n\n${own.map(formatFinding).join('\n\n')}`] : []
  })
  const count = `${findings.length} ${findings.length === 1 ? 'thing stands' : 'things stand'} between this site and its launch.`
  return [...chapters, count].join('\n\n\n')
}

function formatFinding({ what, todo, places, sides = [] }: Finding): string {
  const width = Math.max(0, ...sides.map(({ value }) => value.length))
  const below = [
    ...places.map(formatPlace),
    ...sides.map(({ value, name }) => `${value.padEnd(width)}  ${name}`),
    `→ ${todo}`,
  ]
  return [`  ${what}`, ...below.map((line) => `    ${line}`)].join('\n')
}

function formatPlace(place: Place): string {
  if ('setting' in place) return place.setting
  const { file, line, text = '' } = place
  const excerpt = text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT - 1)}…` : text
  return [`${file}:${line}`, excerpt].filter(Boolean).join('  ')
}
