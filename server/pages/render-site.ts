import { getMimeType } from 'hono/utils/mime'
import { onDay } from '../../app/content/read/dated.ts'
import { readPage, type SitePage } from '../../app/seo/site-files/read-page.ts'
import { makeSiteFiles } from '../../app/seo/site-files/site-files.ts'
import { type KeptPages, type KeptText, keepPages, keepText, type PageSetting, today } from './pages.ts'

export interface RenderedSite {
  kept: KeptPages
  pages: readonly SitePage[]
  files: ReadonlyMap<string, KeptText>
}

/** Renders every page, and makes sitemap, feed and the like from them. @throws {BrokenPage | ContentError} */
export async function renderSite(setting: PageSetting): Promise<RenderedSite> {
  const kept = await keepPages(setting)
  const pages = [...kept.pages].map(([path, { text }]) => readPage(path, text))
  const files = new Map<string, KeptText>()
  for (const [address, text] of makeSiteFiles(pages, setting.site.origin)) {
    const type = getMimeType(address) ?? 'text/plain; charset=utf-8'
    const headers = { 'Content-Type': type }
    files.set(address, keepText({ text: onDay(text, today()), headers }))
  }
  return { kept, pages, files }
}
