import { createHash } from 'node:crypto'
import type { Change } from '../last-modified.ts'
import { isListed, type SitePage } from './read-page.ts'

/** Identifies a page's text. Header, footer, style and structured data are not part of it. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * The record of changes, brought up to date: a listed page whose text changed gets `today`, every other keeps its day.
 * An article that is new to the record begins with its own date; pages that are gone or unlisted are left out.
 * @param today YYYY-MM-DD
 */
export function updated(
  pages: readonly SitePage[],
  record: Readonly<Record<string, Change | undefined>>,
  today: string,
): Record<string, Change> {
  const listed = pages.filter(isListed).sort((a, b) => (a.path < b.path ? -1 : 1))
  return Object.fromEntries(
    listed.map((page): [string, Change] => {
      const entry = record[page.path]
      const text = fingerprint(page.text)
      if (entry?.text === text) return [page.path, entry]
      const published = entry ? undefined : page.meta['article:published_time']
      return [page.path, { day: published ?? today, text }]
    }),
  )
}
