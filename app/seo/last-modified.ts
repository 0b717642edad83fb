import record from './last-modified.json' with { type: 'json' }

/** When a page's text last changed. */
export interface Change {
  /** A day, YYYY-MM-DD, in the office's time zone. */
  day: string
  /** The first 16 hexadecimal digits of the SHA-256 of the page's text. */
  text: string
}

/** The record by path. The build keeps it current (scripts/date-pages.ts); it is committed with the text. */
export const changes: Readonly<Record<string, Change | undefined>> = record

/** The day on which the text of a page last changed, YYYY-MM-DD; undefined for a page the record does not list. */
export function lastChanged(path: string): string | undefined {
  return changes[path]?.day
}
