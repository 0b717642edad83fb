import { globSync } from 'node:fs'
import path from 'node:path'

const built = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** The pages that the build made, read from what it left: Playwright cannot import the words themselves. */
const madeAtBuild = globSync('**/index.html', { cwd: built })
  .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
  .sort()

/** Those made at the visit, because they depend on a setting, a booking or a query. */
const madeAtTheVisit = [
  '/blog',
  '/book',
  '/bookingconfirmation',
  '/growth_playbook',
  '/marketing-audit',
  '/roi-calculator',
  '/webhook-test',
]

/** Every page of the site that a visitor can ask for. */
export const everyAddress = [...madeAtBuild, ...madeAtTheVisit]
