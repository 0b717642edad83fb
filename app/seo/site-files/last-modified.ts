import { createHash } from 'node:crypto'
import type { Change } from '../last-modified.ts'
import { isListed, type SitePage } from './read-page.ts'

type Ledger = Readonly<Record<string, Change | undefined>>

/** Hash of a page's text, without layout, style and structured data. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * The day of a page's last change, YYYY-MM-DD. A page that differs from the record was changed since, so it gets
 * `today`.
 */
export function changedOn(page: Pick<SitePage, 'path' | 'text'>, ledger: Ledger, today: string): string {
  const entry = ledger[page.path]
  return entry && entry.text === fingerprint(page.text) ? entry.day : today
}

/**
 * Updates the record: a listed page whose text changed gets `today`, removed pages are removed.
 * An article that is not yet recorded starts with its own date.
 */
export function updated(pages: readonly SitePage[], ledger: Ledger, today: string): Record<string, Change> {
  const listed = pages.filter(isListed).sort((a, b) => (a.path < b.path ? -1 : 1))
  return Object.fromEntries(
    listed.map((page) => {
      const begun = ledger[page.path] ? undefined : page.meta['article:published_time']
      return [page.path, { day: begun ?? changedOn(page, ledger, today), text: fingerprint(page.text) }]
    }),
  )
}
