import { expect, type Locator, type Page, test } from '@playwright/test'
import { consent } from '../../app/content/site/consent.data.ts'
import { firstVisit } from './steps/answered-visit.ts'
import { widgetOf, zoneOf } from './steps/book-a-call.ts'
import { holdBack, waitUntilStable } from './steps/islands.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { countingOrigin } from './steps/servers.ts'

runOnlyOn('phone')
test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

const banner = (page: Page) => page.getByRole('region', { name: consent.title })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

const everything = 'h1, h2, a, button, iframe'

/** A phone, where the page scrolls under the question but its bar and its end stay free; and the smallest window. */
const sizes = [
  { width: 390, height: 844, below: '.sticky-cta' },
  { width: 320, height: 256, below: everything },
]

/** Returns what is under `cover`: of `below` at the top of the page and further down, of everything at its end. */
async function coveredBy(page: Page, cover: Locator, below: string): Promise<string[]> {
  const covered: string[] = []
  for (const share of [0, 0.15, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    const found = await cover.evaluate(
      (element, selector) => {
        const over = element.getBoundingClientRect()
        return [...document.querySelectorAll(selector)]
          .filter((one) => !element.contains(one) && one.checkVisibility())
          .filter((one) => {
            const at = one.getBoundingClientRect()
            return (
              at.bottom > over.top && at.top < over.bottom && at.right > over.left && at.left < over.right
            )
          })
          .map((one) => one.outerHTML.slice(0, 80))
      },
      share === 1 ? everything : below,
    )
    covered.push(...found)
  }
  return covered
}

test('the question covers neither the bar of the page nor its end', async ({ page }) => {
  for (const address of ['/', '/book', '/growth_playbook']) {
    await page.goto(address)
    await expect(banner(page)).toBeVisible()
    for (const { below, ...size } of sizes)
      await test.step(`${address} at ${size.width}x${size.height}`, async () => {
        await page.setViewportSize(size)
        expect.soft(await coveredBy(page, banner(page), below)).toEqual([])
      })
  }
})

test('the question takes a tenth of a phone at most, and its answer covers neither the header nor the bar', async ({
  page,
}) => {
  for (const origin of ['', countingOrigin]) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin}/`)
    const { height = 999 } = (await banner(page).boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(84.4)
  }
  await answer(page, consent.rejectNonEssential).tap()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  expect(await coveredBy(page, toast, '.site-header a, .site-header button, .sticky-cta')).toEqual([])
})

test('a time can be tapped right after the banner is answered', async ({ page }) => {
  await page.goto('/book')
  await expect(zoneOf(widgetOf(page))).toBeVisible()
  await answer(page, consent.acceptAll).tap()
  await expect(banner(page)).toHaveCount(0)
  await widgetOf(page).locator('a[href*="start="]:visible').first().tap()
  await expect(widgetOf(page).locator('input[name="name"]')).toBeVisible()
})

for (const [question, origin, widths] of [
  ['the question', '', [320, 390, 1280]],
  ['the question about counting', countingOrigin, [390]],
] as const)
  test(`${question} comes after the first frame, and moves nothing`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const release = await holdBack(page, /\/assets\/.*\.js$/)
      await page.goto(`${origin}/seo`, { waitUntil: 'commit' })
      const tops = () =>
        page
          .locator('body > header, h1, .sticky-cta')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      await expect(page.locator('body > footer')).toBeAttached()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const before = await tops()
      await expect(banner(page)).toBeHidden()
      release()
      await expect(banner(page)).toBeVisible()
      await page.waitForLoadState()
      await waitUntilStable(page)
      expect(await tops(), `at ${width}`).toEqual(before)
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
