/** What a check found, as it is kept and shown. No code but types and what follows from a finding. */

/**
 * The checks in the order they are shown. `wants` is the answer that needs no work: a price should be found, a session
 * recorder should not.
 */
export const CHECKS = {
  'phone-link': { group: 'book', wants: 'found' },
  'online-booking': { group: 'book', wants: 'found' },
  price: { group: 'book', wants: 'found' },
  'hours-address': { group: 'book', wants: 'found' },
  'form-labels': { group: 'book', wants: 'found' },
  'title-description': { group: 'find', wants: 'found' },
  'open-to-search': { group: 'find', wants: 'found' },
  'structured-data': { group: 'find', wants: 'found' },
  'treatment-pages': { group: 'find', wants: 'found' },
  'text-without-scripts': { group: 'find', wants: 'found' },
  zoom: { group: 'phone', wants: 'found' },
  speed: { group: 'phone', wants: 'found' },
  'steady-head': { group: 'phone', wants: 'found' },
  https: { group: 'trust', wants: 'found' },
  'ad-hosts': { group: 'trust', wants: 'not-found' },
  'container-tags': { group: 'trust', wants: 'not-found' },
  recorders: { group: 'trust', wants: 'not-found' },
  'privacy-lang-alt': { group: 'trust', wants: 'found' },
  claims: { group: 'claims', wants: 'not-found' },
} as const satisfies Record<string, { group: string; wants: 'found' | 'not-found' }>

export type CheckId = keyof typeof CHECKS
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[]
export const GROUPS = ['book', 'find', 'phone', 'trust', 'claims'] as const

export type Answer = 'found' | 'not-found' | 'unknown'

/** Why a check couldn't tell. */
export const REASONS = [
  'wall',
  'robots',
  'scripts',
  'large',
  'unreadable',
  'no-form',
  'no-treatment',
  'no-container',
] as const
export type Reason = (typeof REASONS)[number]

/** Parts that a check looks for and can miss. */
export const PARTS = [
  'hours',
  'address',
  'title',
  'description',
  'name',
  'privacy',
  'lang',
  'redirect',
  'hsts',
  'certificate',
] as const
export type Part = (typeof PARTS)[number]

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
  answer: Answer
  quotes: Quote[]
  missing?: Part[]
  reason?: Reason
}

export const FAULTS = [
  'refused',
  'redirects',
  'certificate',
  'timeout',
  'unreadable',
  'no-answer',
  'stopped',
  'robots',
  'error-page',
] as const

export interface CheckResult {
  /** The website's host, without `www.` */
  site: string
  /** ISO 8601, UTC. */
  checkedAt: string
  /** Paths of the pages that were read, home first. */
  pages: string[]
  findings: Finding[]
  /** Why there are no findings. */
  fault?: (typeof FAULTS)[number]
}

export const isProblem = ({ check, answer }: Finding) =>
  answer !== 'unknown' && answer !== CHECKS[check].wants

/** What stops a patient, the worst first. */
const STOPPERS: readonly CheckId[] = [
  ...(['https', 'open-to-search', 'online-booking', 'phone-link', 'hours-address', 'price'] as const),
  ...([
    'form-labels',
    'zoom',
    'speed',
    'treatment-pages',
    'text-without-scripts',
    'title-description',
  ] as const),
]

/** A website whose only fault in https is that browsers aren't told to keep to it stops nobody. */
const stops = ({ check, missing }: Finding) =>
  check !== 'https' || missing?.some((part) => part !== 'hsts') === true

/** The problems that stop a patient first, at most three. */
export const firstProblems = (findings: readonly Finding[]) =>
  STOPPERS.flatMap((id) => findings.filter((one) => one.check === id && isProblem(one) && stops(one))).slice(
    0,
    3,
  )
