/** A picture of one of the project's own pages: where it is taken, and its size in CSS pixels. */
interface TakenPicture {
  page: string
  /** The element it shows, from its top. */
  part: string
  /** Width of the window in CSS pixels. */
  window: number
  width: number
  height: number
}

const sheet = { part: '[aria-labelledby="sheet-title"]', window: 1024, width: 320, height: 320 }

export const pictures = {
  agreement: { page: '/samples/agreement', ...sheet },
  'monthly-report': { page: '/samples/monthly-report', ...sheet },
  'ad-and-landing-page': { page: '/samples/ad-and-landing-page', ...sheet },
  'definition-sheet': { page: '/samples/definition-sheet', ...sheet },
  'call-summary': { page: '/samples/call-summary', ...sheet },
} satisfies Record<string, TakenPicture>
