/** Paths of the services, in the specification's order. Prerendered. */
export const servicePaths = [
  '/paid-traffic',
  '/funnel-creation',
  '/seo',
  '/google-business',
  '/automated-follow-ups',
  '/patient-acquisition-machine',
] as const
