/** The addresses of the services, in the specification's order. Each is rendered once, at build. */
export const servicePaths = [
  '/paid-traffic',
  '/funnel-creation',
  '/seo',
  '/google-business',
  '/automated-follow-ups',
  '/patient-acquisition-machine',
] as const
