import { globSync } from 'node:fs'
import path from 'node:path'

const built = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** The prerendered pages, read from the build's output, because Playwright cannot import the content. */
const madeAtBuild = globSync('**/index.html', { cwd: built })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort()

/** Pages rendered on request, because they depend on a setting, a booking or a query. */
const madeAtTheVisit = ['/book', '/bookingconfirmation', '/growth_playbook', '/search', '/webhook-test']

/** Every page of the site. */
export const everyAddress = [...madeAtBuild, ...madeAtTheVisit]

/** One page of each layout, for checks that need not run on every page. */
export const oneOfEachKind = [
  '/',
  '/seo',
  '/how-we-work',
  '/blog',
  '/blog/neuropathy-marketing-complete-guide',
  '/865',
  '/specialties/ketamine',
  '/book',
  '/roi-calculator',
  '/terms-of-service',
]

/**
 * Addresses in four parts, one per test, because a browser context per page takes longer than the check itself.
 */
export function inFourParts(addresses: readonly string[]): string[][] {
  const size = Math.ceil(addresses.length / 4)
  return [0, 1, 2, 3].map((part) => addresses.slice(part * size, (part + 1) * size))
}
