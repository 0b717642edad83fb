/**
 * Addresses whose full pages are short for now, each with its words in `words/pages.ts`.
 * Kept apart from `routes.ts` so that the build can read it without React Router.
 */
export const shortPages = [
  '/paid-traffic',
  '/funnel-creation',
  '/seo',
  '/google-business',
  '/automated-follow-ups',
  '/about',
  '/why-choose-us',
  '/how-we-work',
  '/whats-included',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/patient-acquisition-machine',
  '/blog',
  '/roi-calculator',
  '/marketing-audit',
  '/resources',
] as const

/** Everything that is rendered once, at build. */
export const staticAddresses: string[] = ['/', ...shortPages]
