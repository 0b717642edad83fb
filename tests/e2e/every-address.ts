import { globSync } from 'node:fs'
import path from 'node:path'

const built = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** The prerendered pages, read from the build's output, because Playwright cannot import the content. */
const madeAtBuild = globSync('**/index.html', { cwd: built })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort()

/** Pages rendered on request, because they depend on a setting, a booking or a query. */
const madeAtTheVisit = ['/book', '/bookingconfirmation', '/growth_playbook', '/search', '/webhook-test']

/** The steps of the patients' path: all of one clinic, and of the others those that differ. */
const patientPath = [
  '/book?clinic=legacy-oaks',
  '/book?clinic=legacy-oaks&step=presentation',
  '/book?clinic=legacy-oaks&step=assessment',
  '/book?clinic=legacy-oaks&step=questions',
  '/book?clinic=legacy-oaks&step=consultation',
  '/book?clinic=865',
  '/book?clinic=865&step=presentation',
  '/book?clinic=desert-light&step=presentation',
]

/** The pages for patients: no analytics, no third party, nothing stored. */
export const forPatients = ['/865', '/desert-light', '/legacy-oaks', ...patientPath]

/** Every page of the site. */
export const everyAddress = [...madeAtBuild, ...madeAtTheVisit, ...patientPath]

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

/** The address with a query, also where it has one already. */
export const withQuery = (address: string, query: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`

/**
 * Addresses in four parts, one per test, because a browser context per page takes longer than the check itself.
 */
export function inFourParts(addresses: readonly string[]): string[][] {
  const size = Math.ceil(addresses.length / 4)
  return [0, 1, 2, 3].map((part) => addresses.slice(part * size, (part + 1) * size))
}
