import { changedOn } from '../last-modified.ts'
import { escapeXml } from './markup.ts'
import { isListed, type SitePage } from './read-page.ts'

/**
 * The sitemap (sitemaps.org, protocol 0.9) of every indexed page. Without priority and change frequency, which search
 * engines say they ignore.
 */
export function sitemap(pages: readonly SitePage[], origin: string): string {
  const entries = pages.filter(isListed).map(({ path }) => {
    const day = changedOn(path)
    const modified = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
