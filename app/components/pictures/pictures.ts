/** Pictures of the project's own pages: where each is taken, at which width of the window, and its size in CSS pixels. */
export const pictures = {
  agreement: { page: '/samples/agreement', part: '.sample-sheet', window: 1280, width: 240, height: 240 },
  'monthly-report': {
    page: '/samples/monthly-report',
    part: '.sample-sheet',
    window: 1280,
    width: 240,
    height: 240,
  },
  'ad-and-landing-page': {
    page: '/samples/ad-and-landing-page',
    part: '.sample-sheet',
    window: 1280,
    width: 240,
    height: 240,
  },
  'definition-sheet': {
    page: '/samples/definition-sheet',
    part: '.sample-sheet',
    window: 1280,
    width: 240,
    height: 240,
  },
  ad: { page: '/paid-traffic', part: '.feed-ad', window: 1280, width: 320, height: 240 },
  'landing-page': {
    page: '/specialties/regenerative-medicine',
    part: '.sample',
    window: 390,
    width: 320,
    height: 240,
  },
  phone: { page: '/legacy-oaks', part: 'body', window: 390, width: 300, height: 600 },
} as const

export type PictureName = keyof typeof pictures
