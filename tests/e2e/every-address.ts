import { globSync } from 'node:fs'
import path from 'node:path'

const built = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** The pages that the build made, read from what it left: Playwright cannot import the words themselves. */
const madeAtBuild = globSync('**/index.html', { cwd: built })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort()

/** Those made at the visit, because they depend on a setting, a booking or a query. */
const madeAtTheVisit = ['/book', '/bookingconfirmation', '/growth_playbook', '/webhook-test']

/** Every page of the site that a visitor can ask for. */
export const everyAddress = [...madeAtBuild, ...madeAtTheVisit]

/** One page of each kind: where a second size is looked at for the frame and the layouts, not for each page again. */
export const oneOfEachKind = [
  '/',
  '/seo',
  '/how-we-work',
  '/blog',
  '/blog/neuropathy-marketing-complete-guide',
  '/865',
  '/book',
  '/roi-calculator',
  '/terms-of-service',
]

/**
 * Addresses in four parts, each for one test that goes from page to page: a browser context for each of them takes
 * longer than the look itself.
 */
export function inFourParts(addresses: readonly string[]): string[][] {
  const size = Math.ceil(addresses.length / 4)
  return [0, 1, 2, 3].map((part) => addresses.slice(part * size, (part + 1) * size))
}
