import type { Finding, SourceText } from './finding.ts'

/** A text whose page shows when it was last updated. */
export interface DatedText {
  source: SourceText
  /** The page's path, e.g. `/privacy-policy`. */
  path: string
  /** The printed day, e.g. `January 1, 2025`. */
  updated: string
}

/**
 * Legal texts whose printed "Last updated" day is not the day on which the page's text last changed.
 * @param changed the recorded day of the last change of a page, YYYY-MM-DD; undefined when none is recorded
 */
export function lastUpdatedFindings(
  texts: DatedText[],
  changed: (path: string) => string | undefined,
): Finding[] {
  return texts.flatMap(({ source, path, updated }) => {
    const day = changed(path)
    if (day === undefined || isoDay(updated) === day) return []
    const lines = source.text.split('\n')
    const line = lines.findIndex((text) => text.startsWith('updated:'))
    return [
      {
        kind: 'review',
        what: `${path} says it was last updated ${updated}, but its text changed on ${day}.`,
        todo: 'Have the change checked, then set “updated” to the day from which it applies.',
        places: [{ file: source.file, line: line + 1, text: lines[line]?.trim() ?? '' }],
      },
    ]
  })
}

/** `January 1, 2025` as 2025-01-01; an empty text for anything else. */
function isoDay(printed: string): string {
  const time = Date.parse(`${printed} UTC`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
