/** What a check found, as it is kept and shown. No code but types and what follows from a finding. */

/** The checks by their groups, in the order they are shown. */
export const CHECKS = {
  book: ['phone-link', 'online-booking', 'price', 'hours-address', 'form-labels'],
  find: ['title-description', 'open-to-search', 'structured-data', 'treatment-pages', 'text-without-scripts'],
  phone: ['zoom', 'speed', 'steady-head'],
  trust: ['https', 'ad-hosts', 'container-tags', 'recorders', 'privacy-lang-alt'],
  claims: ['claims'],
} as const
export type CheckId = (typeof CHECKS)[keyof typeof CHECKS][number]
export const GROUPS = Object.keys(CHECKS) as (keyof typeof CHECKS)[]
export const CHECK_IDS: readonly CheckId[] = Object.values(CHECKS).flat()

/** What a page is better without. All other checks want what they look for. */
const UNWANTED: readonly CheckId[] = ['ad-hosts', 'container-tags', 'recorders', 'claims']

/** Why a check couldn't tell. */
export const REASONS = [
  ...(['robots', 'scripts', 'large', 'unread', 'no-form', 'no-treatment', 'no-container'] as const),
]

/** Parts that a check looks for and can miss. */
export const PARTS = [
  ...(['hours', 'address', 'title', 'description', 'name', 'privacy', 'lang'] as const),
  ...(['redirect', 'hsts', 'certificate'] as const),
]
export type Part = (typeof PARTS)[number]

/** Why nothing was read. `refused`: an address, port or scheme that is not a public website's. */
export const FAULTS = [
  ...(['refused', 'redirects', 'certificate', 'timeout', 'unreadable', 'no-answer'] as const),
  ...(['error-page', 'robots', 'wall', 'stopped'] as const),
]
export type Fault = (typeof FAULTS)[number]

export interface Quote {
  /** Words or markup as on the page, or what was measured. */
  text: string
  /** The path of the page it is from; empty for what the server says. */
  page: string
  /** The service that it belongs to, such as `Calendly`. */
  service?: string
}

export interface Finding {
  check: CheckId
  answer: 'found' | 'not-found' | 'unknown'
  quotes: Quote[]
  missing?: Part[]
  reason?: (typeof REASONS)[number]
}

export interface CheckResult {
  /** The website's host, without `www.` */
  site: string
  /** ISO 8601, UTC. */
  checkedAt: string
  /** Paths of the pages that were read, home first. */
  pages: string[]
  findings: Finding[]
  /** Why there are no findings. */
  fault?: Fault
}

export const isProblem = ({ check, answer }: Finding) =>
  answer === (UNWANTED.includes(check) ? 'found' : 'not-found')
