import ledger from './last-modified.json' with { type: 'json' }

/** A page's last change: the day, and a hash of its text. */
export interface Change {
  /** YYYY-MM-DD. */
  day: string
  /** First 16 hex digits of the SHA-256 of the page's text. */
  text: string
}

/** Last changes by path. `npm run last-modified` updates them; a test fails if they are outdated. */
export const changes: Readonly<Record<string, Change | undefined>> = ledger

/** Day of a page's last change, YYYY-MM-DD; undefined for an unknown page. */
export function lastChanged(path: string): string | undefined {
  return changes[path]?.day
}
