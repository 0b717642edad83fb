/** Paths of the sample documents a practice owner can read before the call. Prerendered. */
export const samplePaths = [
  '/samples/agreement',
  '/samples/monthly-report',
  '/samples/ad-and-landing-page',
  '/samples/definition-sheet',
] as const
