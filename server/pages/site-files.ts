import { getMimeType } from 'hono/utils/mime'
import { onDay } from '../../app/content/read/dated.ts'
import { today } from '../../app/content/site/today.ts'
import { makeSiteFiles } from '../../app/seo/site-files/site-files.ts'
import type { SitePage } from '../../app/seo/site-files/site-page.ts'
import { type KeptText, keepText } from './pages.ts'

/** Returns generated files such as the sitemap and the feed, keyed by address. */
export function siteFiles(pages: readonly SitePage[], origin: string): ReadonlyMap<string, KeptText> {
  const files = new Map<string, KeptText>()
  for (const [address, text] of makeSiteFiles(pages, origin)) {
    const headers = { 'Content-Type': getMimeType(address) ?? 'text/plain; charset=utf-8' }
    files.set(address, keepText({ text: onDay(text, today()), headers }))
  }
  return files
}
