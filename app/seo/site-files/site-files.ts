import { FEED } from '../page-head.tsx'
import { assertRedirects } from './assert-redirects.ts'
import { feed } from './feed.ts'
import { llmsText } from './llms.ts'
import { manifest } from './manifest.ts'
import type { SitePage } from './read-page.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** The makers of sitemap, feed, robots.txt and the other files about the site, by their addresses. */
const makers: Readonly<Record<string, (pages: readonly SitePage[], origin: string) => string>> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': (_, origin) => robots(origin),
  [FEED]: feed,
  '/llms.txt': llmsText,
  '/manifest.webmanifest': () => manifest(),
}

export const siteFileAddresses: readonly string[] = Object.keys(makers)

/**
 * Makes the files about the site, by their addresses.
 * @param origin of the site, without a trailing slash
 * @throws {ContentError} if a redirect has no valid target
 */
export function makeSiteFiles(pages: readonly SitePage[], origin: string): Map<string, string> {
  assertRedirects(pages, siteFileAddresses)
  return new Map(Object.entries(makers).map(([address, make]) => [address, make(pages, origin)]))
}
