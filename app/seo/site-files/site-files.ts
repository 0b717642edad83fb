import { ContentError, shownFile } from '../../content/checks/content-error.ts'
import { robotsNote } from '../../content/site/site-descriptions.data.ts'
import { FEED } from '../page-head.tsx'
import { type Destinations, redirectFaults } from '../redirect-faults.ts'
import { redirects } from '../redirects.data.ts'
import { feed } from './feed.ts'
import { manifest } from './manifest.ts'
import { escapeXml } from './markup.ts'
import { isListed, type SitePage } from './site-page.ts'

/** The makers of sitemap, feed, robots.txt and the other files about the site, by their addresses. */
const makers: Readonly<Record<string, (pages: readonly SitePage[], origin: string) => string>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': (_, origin) => robots(origin),
  [FEED]: feed,
  '/manifest.webmanifest': () => manifest(),
}

/** Addresses that are answered by files and by the booking provider. */
const isNoPage = /^\/desk\/|\.\w+$/

export const siteFileAddresses: readonly string[] = Object.keys(makers)

/**
 * Makes the files about the site, by their addresses.
 * @param origin of the site, without a trailing slash
 */
export function makeSiteFiles(pages: readonly SitePage[], origin: string): Map<string, string> {
  return new Map(Object.entries(makers).map(([address, make]) => [address, make(pages, origin)]))
}

/**
 * Stops the build if a redirect is invalid, or a link leads nowhere.
 * @param pages all of them, those of later days too
 * @param placesOf returns where the owner's folder writes a link, like `content/pages/about.yaml, line 41`
 * @throws {ContentError} one line for each fault
 */
export function assertLinks(pages: readonly SitePage[], placesOf: (link: string) => readonly string[]): void {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const known = {
    has: (path: string) => byPath.has(path) || siteFileAddresses.includes(path),
    hasPlace: (path: string, id: string) => byPath.get(path)?.contents.ids.has(id) ?? false,
  }
  assertPageLinks(pages, known, placesOf)
  const faults = redirectFaults(redirects, known)
  if (faults.length > 0)
    throw new ContentError(
      shownFile('redirects.yaml'),
      faults.map((reason) => ({ field: [], reason })),
    )
}

/**
 * robots.txt (RFC 9309). Every crawler may read every page, language models' included. Pages that must not be indexed
 * say so in their robots tag, which a crawler has to read; only paths that are not pages are disallowed.
 */
function robots(origin: string): string {
  return [
    `# ${robotsNote}`,
    'User-agent: *',
    'Disallow: /health',
    'Disallow: /desk/webhook',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * Stops the build if a page links to a page that this site doesn't have, or to a place that isn't on it.
 * @throws {ContentError} one line for each address
 */
function assertPageLinks(
  pages: readonly SitePage[],
  known: Destinations,
  placesOf: (link: string) => readonly string[],
): void {
  const linking = new Map<string, string[]>()
  for (const { path, contents } of pages)
    for (const link of contents.links) {
      const [, address = '', id] = /^([^?#]*)[^#]*#?(.*)$/.exec(link) ?? []
      const to = address || path
      const isThere = known.has(to) || isNoPage.test(to)
      if (isThere && (!id || known.hasPlace(to, id))) continue
      linking.set(link, [...(linking.get(link) ?? []), path])
    }
  const faults = [...linking].map(([link, [first, ...others]]) => ({
    // A link that the code makes is in no file.
    field: [placesOf(link).join(' and ') || 'content/'],
    reason: `${first}${others.length > 0 ? ` and ${others.length} other pages link` : ' links'} to ${link}, which this site does not have`,
  }))
  // The places have the file, which differs from fault to fault.
  if (faults.length > 0) throw new ContentError('', faults)
}

/**
 * The sitemap (sitemaps.org, protocol 0.9) of every indexed page. Without a date of change, because none is known
 * of a page, and without priority and change frequency, which search engines say they ignore.
 */
function sitemap(pages: readonly SitePage[], origin: string): string {
  const entries = pages
    .filter(isListed)
    .map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
