import { expect, type Locator, type Page, test } from '@playwright/test'
import { inBrief } from '../in-brief.ts'
import { answeredVisit, firstVisit } from './answered-visit.ts'
import { banner, notice, press } from './ask-consent.ts'
import { awake } from './awake.ts'
import { renderAllSections } from './lay-out.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')
test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

const everySize = [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]
const sizes = inBrief ? everySize.slice(0, 2) : everySize
const addresses = ['/', '/book', '/growth_playbook', '/seo']
/** Of a framed calendar or form the upper part counts: it is taller than a window. */
const FRAME_TOP = 300

/** The headline, the first call to action and the first frame of a page, with their names. */
function essentials(page: Page): [string, Locator][] {
  const main = page.locator('main')
  return [
    ['headline', main.locator('h1')],
    ['call to action', main.locator('a.cta, form button, a[href^="tel:"]').filter({ visible: true }).first()],
    ['frame', main.locator('iframe').first()],
  ]
}

/**
 * Scrolls an element into view and returns what lies over it: at fifteen points of each of its boxes, nothing fixed,
 * sticky or absolute may be on top.
 */
function covers(element: Locator): Promise<string[]> {
  return element.evaluate((one, frameTop) => {
    /** Whether an element, or what holds it beside this one, is taken out of the flow. */
    const isStuckOver = (over: Element) => {
      for (let at: Element | null = over; at && !at.contains(one) && !one.contains(at); at = at.parentElement)
        if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true
      return false
    }
    const isFrame = one.tagName === 'IFRAME'
    one.scrollIntoView({ behavior: 'instant', block: isFrame ? 'start' : 'nearest' })
    const found = new Set<string>()
    // A link within a sentence has a box on each of its lines.
    for (const { top, left, width, height } of one.getClientRects()) {
      for (const across of [0.04, 0.25, 0.5, 0.75, 0.96]) {
        for (const down of [0.1, 0.5, 0.9]) {
          const [x, y] = [left + width * across, top + Math.min(height, isFrame ? frameTop : height) * down]
          const over = document.elementFromPoint(x, y)
          if (over && !isStuckOver(over)) continue
          const where = `${Math.round(x)}, ${Math.round(y)}`
          found.add(over ? `${over.outerHTML.slice(0, 80)} at ${where}` : `outside the window at ${where}`)
        }
      }
    }
    return [...found]
  }, FRAME_TOP)
}

async function expectNothingOver(page: Page, state: string): Promise<void> {
  let seen = 0
  for (const [name, element] of essentials(page)) {
    if ((await element.count()) === 0) continue
    seen++
    // From the top and from the end of the page: the element enters the window at either edge.
    for (const start of ['top', 'end'] as const) {
      await page.evaluate((from) => scrollTo(0, from === 'top' ? 0 : document.body.scrollHeight), start)
      expect.soft(await covers(element), `${name}, ${state}, from the ${start}`).toEqual([])
    }
  }
  expect(seen, 'A page has a headline and a call to action or a frame.').toBeGreaterThanOrEqual(2)
}

for (const { width, height } of sizes) {
  test(`at ${width}x${height} nothing lies over headline, call to action or calendar`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width, height })
    for (const address of addresses) {
      await page.goto(address)
      await renderAllSections(page)
      await expect(banner(page)).toBeVisible()
      await expectNothingOver(page, `${address} with the banner`)
      await press(page, 'Reject non-essential')
      await expect(notice(page)).toContainText('Your choice is saved.')
      await expectNothingOver(page, `${address} with the notice`)
      await context.clearCookies()
    }
  })

  test(`at ${width}x${height} no toast lies over headline or button`, async ({ page, context }) => {
    await context.addCookies(answeredVisit.cookies)
    await page.setViewportSize({ width, height })
    await page.goto('/webhook-test')
    await awake(page, 'webhook-request')
    await page.locator('main form button').click()
    await expect(page.locator('.toast').first()).toBeVisible()
    await expectNothingOver(page, 'with a toast')
  })
}
