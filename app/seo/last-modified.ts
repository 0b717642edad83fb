import ledger from './last-modified.json' with { type: 'json' }

/** What is known of a page's last change: the day, and the fingerprint of the text it changed to. */
export interface Change {
  /** A day, YYYY-MM-DD. */
  day: string
  /** The first 16 digits of the SHA-256 of the page's text. */
  text: string
}

/** The ledger by address. `npm run last-changed` keeps it; a test fails while it lags behind the pages. */
export const changes: Readonly<Record<string, Change | undefined>> = ledger

/** The day on which the text of a page last changed, YYYY-MM-DD; undefined for a page the ledger does not know. */
export function lastChanged(path: string): string | undefined {
  return changes[path]?.day
}
