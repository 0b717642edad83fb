import type { Page, Request } from '@playwright/test'

/** What a first visit of one page asks for, in bytes on the wire without headers. */
export interface Weight {
  requests: number
  document: number
  /** What the page itself runs; a frame's own scripts are under `frame`. */
  scripts: number
  fonts: number
  /** Everything that the page's frames ask for. */
  frame: number
  other: number
}

/** Visits an address with nothing cached and nothing answered, and waits until the page has fallen silent. */
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

/** Only a browser with a window fetches the icon for its tab, and no page waits for it. */
function isIcon(request: Request): boolean {
  return new URL(request.url()).pathname === '/favicon.svg'
}

function kindOf(request: Request, page: Page): Exclude<keyof Weight, 'requests'> {
  const isOfFrame = request.frame() !== page.mainFrame()
  switch (request.resourceType()) {
    // Faces are shared by page and frame, and fetched once by whichever comes first.
    case 'font':
      return 'fonts'
    case 'document':
      return isOfFrame ? 'frame' : 'document'
    case 'script':
      return isOfFrame ? 'frame' : 'scripts'
    default:
      return isOfFrame ? 'frame' : 'other'
  }
}
