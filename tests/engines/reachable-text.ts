import { setTimeout as wait } from 'node:timers/promises'
import type { EnginePage } from './engine-page.ts'

/** Milliseconds to wait before a page is checked, so that late changes have happened. */
const REST = 14_000

export interface Unreachable {
  path: string
  texts: number
  unreachable: string[]
}

/** In the page: texts that cannot be hit by a pointer after scrolling to them. */
function findUnreachable(): { texts: number; unreachable: string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unreachable: string[] = []
  let texts = 0
  // Intentionally hidden: not displayed, in closed details, or visually hidden.
  const isHidden = (element: Element | null): boolean => {
    if (!element) return false
    const { clipPath, display, overflowX, visibility } = getComputedStyle(element)
    const isPixel = overflowX !== 'visible' && element.clientWidth <= 1 && display !== 'inline'
    const isClipped = isPixel || clipPath === 'inset(50%)'
    const isClosed = element.matches('details:not([open]) > :not(summary)')
    const isOff = display === 'none' || visibility === 'hidden'
    return isOff || isClosed || isClipped || isHidden(element.parentElement)
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (!parent || !words || parent.closest('script, style, noscript, template, iframe, .skip-link, select'))
      continue
    if (isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    parent.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = range.getClientRects()
    texts += 1
    const hit = box ? document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2) : []
    if (!hit.includes(parent)) unreachable.push(words.slice(0, 60))
  }
  return { texts, unreachable }
}

/** Opens pages in parallel, waits, scrolls each to its end and back, and tries to hit every text. */
export async function unreachableTexts(page: EnginePage, paths: readonly string[]): Promise<Unreachable[]> {
  const tabs = await page.openAll(paths)
  await wait(REST)
  const results: Unreachable[] = []
  for (const { path, show } of tabs) {
    await show()
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      scrollTo({ top: 0, behavior: 'instant' })
    })
    results.push({ path, ...(await page.evaluate(findUnreachable)) })
  }
  return results
}
