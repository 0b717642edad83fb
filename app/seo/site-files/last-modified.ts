import { createHash } from 'node:crypto'
import type { Change } from '../last-modified.ts'
import { isListed, type SitePage } from './read-page.ts'

type Ledger = Readonly<Record<string, Change | undefined>>

/** What tells a page's text from any other: the frame, the style and the structured data are no part of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * The day on which the page last changed, YYYY-MM-DD. A page that differs from the ledger changed since, and shows
 * it with this very build: `today`.
 */
export function changedOn(page: Pick<SitePage, 'path' | 'text'>, ledger: Ledger, today: string): string {
  const entry = ledger[page.path]
  return entry && entry.text === fingerprint(page.text) ? entry.day : today
}

/**
 * The ledger brought up to the pages: a listed page whose text changed gets `today`, one that is gone goes.
 * An article that is new to the ledger begins with its own date.
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
