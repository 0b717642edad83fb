import { absolute } from '../absolute.ts'
import { escapeXml } from './markup.ts'
import { isListed, type SitePage } from './read-page.ts'

/**
 * The sitemap (sitemaps.org, protocol 0.9) of every indexed page. Without priority and change frequency, which search
 * engines say they ignore.
 * @param dateOf the day on which a page last changed, where it is known
 */
export function sitemap(pages: readonly SitePage[], dateOf: (path: string) => string | undefined): string {
  const entries = pages.filter(isListed).map(({ path }) => {
    const day = dateOf(path)
    const modified = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${escapeXml(absolute(path))}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
