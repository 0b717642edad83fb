import type { Page, Request } from '@playwright/test'

/** Transfer sizes of a first visit in bytes, without headers. */
export interface Weight {
  requests: number
  document: number
  /** Scripts of the page and its frames: both use React, and either may fetch it first. */
  scripts: number
  fonts: number
  /** The frames' documents, and what else they request. */
  frame: number
  other: number
}

/** Visits an address with an empty cache and no consent, and waits for network idle. */
export async function weighVisit(page: Page, address: string): Promise<Weight> {
  const seen: Request[] = []
  page.on('requestfinished', (request) => {
    if (!isIcon(request)) seen.push(request)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const weight: Weight = { requests: seen.length, document: 0, scripts: 0, fonts: 0, frame: 0, other: 0 }
  for (const request of seen) weight[kindOf(request, page)] += (await request.sizes()).responseBodySize
  return weight
}

/** Only headed browsers fetch the favicon, and it blocks nothing. */
function isIcon(request: Request): boolean {
  return new URL(request.url()).pathname === '/favicon.svg'
}

function kindOf(request: Request, page: Page): Exclude<keyof Weight, 'requests'> {
  const isOfFrame = request.frame() !== page.mainFrame()
  switch (request.resourceType()) {
    // Fonts are shared by page and frame, and fetched once by either.
    case 'font':
      return 'fonts'
    case 'document':
      return isOfFrame ? 'frame' : 'document'
    case 'script':
      return 'scripts'
    default:
      return isOfFrame ? 'frame' : 'other'
  }
}
