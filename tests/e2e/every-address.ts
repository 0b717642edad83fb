import { globSync } from 'node:fs'
import path from 'node:path'
import { knoxville } from '../../app/content/clinics/knoxville.ts'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import { inBrief } from '../in-brief.ts'
import { clinics } from './clinics.ts'

const built = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** The prerendered pages, read from the build's output. */
const madeAtBuild = globSync('**/index.html', { cwd: built })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort()

/** Pages rendered on request, because they depend on a setting, a booking or a query. */
const madeAtTheVisit = ['/book', '/bookingconfirmation', '/growth_playbook', '/search', '/webhook-test']

/** The steps of the patients' path: all of one clinic, and of the others those that differ. */
const patientPath = [
  ...['', '&step=presentation', '&step=assessment', '&step=questions', '&step=consultation'].map(
    (step) => `/book?clinic=${legacyOaks.slug}${step}`,
  ),
  // A slug of digits.
  `/book?clinic=${knoxville.slug}`,
  ...clinics
    .filter(({ slug }) => slug !== legacyOaks.slug)
    .map(({ slug }) => `/book?clinic=${slug}&step=presentation`),
]

/** The pages for patients: no analytics, no third party, nothing stored. */
export const forPatients = [...clinics.map(({ slug }) => `/${slug}`), ...patientPath]

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
  '/growth_playbook',
  '/bookingconfirmation',
  `/book?clinic=${legacyOaks.slug}&step=questions`,
  `/book?clinic=${legacyOaks.slug}&step=consultation`,
]

/** What checks of every page visit: in `npm test` one page of each layout. */
export const sweptAddresses = inBrief ? oneOfEachKind : everyAddress

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
