import type { Finding, Place, SourceText } from './finding.ts'

/** `reviewBy: '2026-12-15'` in TypeScript, `reviewBy: 2026-12-15` in front matter. */
const REVIEW_BY = /^\s*['"]?reviewBy['"]?\s*:\s*(['"]?)([^'",\s]+)\1,?\s*$/

/**
 * Content whose review date has passed or cannot be parsed.
 * @param today in the office's time zone; content is still valid on its review date
 */
export function reviewFindings(sources: SourceText[], today: Temporal.PlainDate): Finding[] {
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, n) => {
      const [, quote, value] = REVIEW_BY.exec(line) ?? []
      // In TypeScript, an unquoted value is a reference to a date in another file.
      if (value === undefined || (file.endsWith('.ts') && !quote)) return []
      const date = readDate(value)
      if (date && Temporal.PlainDate.compare(date, today) >= 0) return []
      const what = date ? `To be reviewed by ${value}, which has passed.` : `reviewBy "${value}" is no date.`
      const todo = 'Have it checked, correct it, and set the next date.'
      return [{ kind: 'review', what, todo, places: [{ file, line: n + 1, text: line.trim() }] }]
    }),
  )
}

/** Reports when calls are offered for days beyond the last day off that is set: holidays would be offered. */
export function daysOffFindings(
  daysOff: string[],
  horizonDays: number,
  today: Temporal.PlainDate,
  source: Place,
): Finding[] {
  const last = daysOff.toSorted().at(-1)
  const horizon = today.add({ days: horizonDays })
  if (last && Temporal.PlainDate.compare(last, horizon) >= 0) return []
  const what = last
    ? `The last day off is ${last}, and calls are offered until ${horizon}.`
    : 'No day off is set.'
  return [{ kind: 'review', what, todo: 'Add the next year’s days off.', places: [source] }]
}

function readDate(text: string): Temporal.PlainDate | null {
  try {
    return /^\d{4}-\d\d-\d\d$/.test(text) ? Temporal.PlainDate.from(text, { overflow: 'reject' }) : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
