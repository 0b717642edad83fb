import type { Finding, Place } from './finding.ts'

const CHAPTERS: Record<Finding['kind'], string> = {
  'stand-in': 'Stand-ins for your own facts and content',
  service: 'Services that are not set',
  contradiction: 'Promises that contradict each other',
  review: 'Content past its date',
}
/** Enough to see what a place says; the line number leads to the rest. */
const LONGEST_LINE = 90

/** The findings as text for people, by chapter; what to do stands under each. */
export function formatReport(findings: Finding[]): string {
  if (findings.length === 0) return 'Ready: nothing of the demo is left, and no promise contradicts another.'
  const chapters = Object.entries(CHAPTERS).flatMap(([kind, title]) => {
    const own = findings.filter((finding) => finding.kind === kind)
    return own.length ? [`${title} (${own.length})\n\n${own.map(setFinding).join('\n\n')}`] : []
  })
  const count = `${findings.length} ${findings.length === 1 ? 'thing stands' : 'things stand'} between this site and its launch.`
  return [...chapters, count].join('\n\n\n')
}

function setFinding({ what, todo, places, sides = [] }: Finding): string {
  const width = Math.max(0, ...sides.map(({ value }) => value.length))
  const lines = sides.flatMap(({ value, name, places }) => [
    `    ${value.padEnd(width)}  ${name}${places.length ? '' : ' (no page takes it from here)'}`,
    ...places.map((place) => `    ${' '.repeat(width)}    ${setPlace(place)}`),
  ])
  return [`  ${what}`, ...places.map((place) => `    ${setPlace(place)}`), ...lines, `    → ${todo}`].join(
    '\n',
  )
}

function setPlace(place: Place): string {
  if ('setting' in place) return place.setting
  const { file, line, text = '', pages = [] } = place
  const said = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text
  return [`${file}:${line}`, setPages(pages), said].filter(Boolean).join('  ')
}

function setPages(pages: string[]): string {
  const first = pages.slice(0, 2).join(', ')
  if (!first) return ''
  return pages.length > 2 ? `(on ${first} and ${pages.length - 2} more)` : `(on ${first})`
}
