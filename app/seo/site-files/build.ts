import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FEED } from '../article-meta.ts'
import { drawCards } from '../og/draw-cards.ts'
import { drawIcons } from '../og/draw-icons.ts'
import { assertRedirects } from './assert-redirects.ts'
import { feed } from './feed.ts'
import { llmsText } from './llms.ts'
import { manifest } from './manifest.ts'
import { readSite } from './read-site.ts'
import { robots } from './robots.ts'
import { searchablePages } from './search-pages.ts'
import { sitemap } from './sitemap.ts'

/**
 * Writes sitemap, feed, robots.txt and the other site files. URLs contain the placeholder origin, as the pages do.
 * @param root of the project, for its icon and fonts
 * @param buildFolder holds `site/client` and `site/server`
 * @param dateOf the day on which a page last changed, where it is known
 * @throws {Error} if a redirect has no valid target or a page cannot be read
 */
export async function buildSiteFiles(
  root: string,
  buildFolder: string,
  dateOf: (path: string) => string | undefined,
): Promise<void> {
  const client = path.join(buildFolder, 'site', 'client')
  const pages = await readSite(buildFolder)
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(pages, dateOf),
    '/robots.txt': robots(),
    [FEED]: feed(pages),
    '/llms.txt': llmsText(pages),
    '/manifest.webmanifest': manifest(),
  }
  assertRedirects(pages, Object.keys(files))
  for (const [address, text] of Object.entries(files)) {
    const file = path.join(client, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await writeFile(path.join(client, '..', 'search-pages.json'), JSON.stringify(searchablePages(pages)))
  await drawIcons(path.join(root, 'public', 'favicon.svg'), client)
  await drawCards(pages, path.join(root, '.generated', 'fonts'), client)
}
