import { expect, type Locator, type Page, test } from '@playwright/test'
import { consent } from '../../app/content/site/consent.data.ts'
import { firstVisit } from './steps/answered-visit.ts'
import { widgetOf, zoneOf } from './steps/book-a-call.ts'
import { waitUntilStable } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { countingOrigin } from './steps/servers.ts'

runOnlyOn('phone')
test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

const banner = (page: Page) => page.getByRole('region', { name: consent.title })
const notice = (page: Page) => page.locator('.consent-notice')
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

/** A phone, and the smallest window. */
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

/** Returns headlines, calls to action and framed calendars under `cover`, at the top of the page and further down. */
async function coveredBy(page: Page, cover: Locator): Promise<string[]> {
  const covered: string[] = []
  for (const share of [0, 0.15, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    const found = await cover.evaluate((element) => {
      const over = element.getBoundingClientRect()
      return [...document.querySelectorAll('h1, h2, main a[href="/book"], iframe')]
        .filter((one) => !element.contains(one) && one.checkVisibility())
        .filter((one) => {
          const at = one.getBoundingClientRect()
          return at.bottom > over.top && at.top < over.bottom && at.right > over.left && at.left < over.right
        })
        .map((one) => one.outerHTML.slice(0, 80))
    })
    covered.push(...found)
  }
  return covered
}

test('banner and notice cover no headline, call to action or calendar', async ({ page, context }) => {
  for (const size of sizes)
    for (const address of ['/', '/book', '/growth_playbook']) {
      await test.step(`${address} at ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size)
        await page.goto(address)
        await expect(banner(page)).toBeVisible()
        expect.soft(await coveredBy(page, banner(page))).toEqual([])
        await answer(page, consent.customize).click()
        await expect(banner(page).getByRole('checkbox').first()).toBeFocused()
        expect.soft(await coveredBy(page, banner(page))).toEqual([])
        await answer(page, consent.save).click()
        await expect(notice(page)).toBeVisible()
        expect.soft(await coveredBy(page, notice(page))).toEqual([])
        await context.clearCookies()
      })
    }
})

test('a time can be tapped right after the banner is answered', async ({ page }) => {
  await page.goto('/book')
  await expect(zoneOf(widgetOf(page))).toBeVisible()
  await answer(page, consent.acceptAll).tap()
  await expect(notice(page)).toBeVisible()
  await widgetOf(page).locator('a[href*="start="]:visible').first().tap()
  await expect(widgetOf(page).locator('input[name="name"]')).toBeVisible()
})

for (const [question, origin] of [
  ['the question', ''],
  ['the question about counting', countingOrigin],
] as const)
  test(`${question} is there at the first paint and moves nothing afterward`, async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.(js|woff2)$/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${origin}/about`, { waitUntil: 'commit' })
      await expect(banner(page)).toBeVisible()
      const top = () => page.locator('body > header').evaluate((header) => header.getBoundingClientRect().top)
      const before = await top()
      expect(before).toBeGreaterThan(0)
      release()
      await page.waitForLoadState()
      await waitUntilStable(page)
      expect(await top(), `at ${width}`).toBe(before)
      await page.unrouteAll()
    }
  })

test('the three answers look the same, none like a call to action, and none is printed', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const look = (all: Element[]) =>
    all.map((one) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(one)
      return [color, backgroundColor, borderColor, fontSize, fontWeight].join(' ')
    })
  const looks = await banner(page).getByRole('button').evaluateAll(look)
  expect(looks).toHaveLength(3)
  expect(new Set(looks).size).toBe(1)
  const [call] = await page.locator('main a[href="/book"]').evaluateAll(look)
  expect(looks[0]).not.toBe(call)
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeHidden()
})
