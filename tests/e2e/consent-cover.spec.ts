import { expect, type Locator, type Page, test } from '@playwright/test'
import { inBrief } from '../in-brief.ts'
import { firstVisit } from './answered-visit.ts'
import { banner, notice, press } from './ask-consent.ts'
import { widgetOf } from './book-a-call.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Sets its own sizes.')

test.use({ storageState: firstVisit, contextOptions: { reducedMotion: 'reduce' } })

/** Phones with and without browser toolbars, and a desktop window at 400% zoom. */
const everySize = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]
const sizes = inBrief ? everySize.slice(0, 2) : everySize
const addresses = [
  '/',
  '/paid-traffic',
  '/whats-included',
  '/contact',
  '/book',
  '/growth_playbook',
  '/roi-calculator',
]

/** Headlines, calls to action, framed calendars and forms currently covered by `cover`. */
function covered(cover: Locator): Promise<string[]> {
  return cover.evaluate((element) => {
    const over = element.getBoundingClientRect()
    return [...document.querySelectorAll('h1, h2, .cta, iframe')]
      .filter((one) => !element.contains(one) && one.checkVisibility())
      .filter((one) => {
        const at = one.getBoundingClientRect()
        return (
          at.width > 0 &&
          at.bottom > over.top &&
          at.top < over.bottom &&
          at.right > over.left &&
          at.left < over.right
        )
      })
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`)
  })
}

/** Checked at the top and while scrolling, because a fixed element could cover something. */
async function expectNothingCovered(page: Page, cover: Locator, name: string): Promise<void> {
  for (const share of [0, 0.15, 0.4, 0.7, 1]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share)
    expect.soft(await covered(cover), `${name}, ${share * 100}% down`).toEqual([])
  }
  await page.evaluate(() => scrollTo(0, 0))
}

for (const size of sizes) {
  const screen = `${size.width}x${size.height}`

  test(`at ${screen} banner and toast cover no headline, call to action or calendar`, async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize(size)
    for (const address of addresses) {
      await page.goto(address)
      await expect(banner(page)).toBeVisible()
      await expectNothingCovered(page, banner(page), address)
      await press(page, 'Customize')
      await expect(banner(page).getByRole('checkbox').first()).toBeFocused()
      await expectNothingCovered(page, banner(page), `${address}, customizing`)
      await press(page, 'Save my choice')
      await expect(notice(page)).toContainText('Your choice is saved.')
      await expectNothingCovered(page, notice(page), `${address}, answered`)
      expect((await notice(page).boundingBox())?.height).toBeLessThan(size.width < 360 ? 110 : 90)
      await context.clearCookies()
    }
  })

  test(`at ${screen} nothing focused is hidden behind banner or toast`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    expect(await hiddenStops(page, '#consent-banner')).toEqual([])
    await press(page, 'Reject non-essential')
    await expect(notice(page)).toContainText('Your choice is saved.')
    expect(await hiddenStops(page, '.consent-notice')).toEqual([])
  })
}

/** Tabs through the page and returns the stops covered by `cover`. */
async function hiddenStops(page: Page, cover: string): Promise<string[]> {
  const hidden: string[] = []
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((selector) => {
      const active = document.activeElement
      const region = document.querySelector(selector)
      if (!active || active === document.body || !region) return null
      const [at, over] = [active.getBoundingClientRect(), region.getBoundingClientRect()]
      const isBehind = !region.contains(active) && at.bottom > over.top && at.top < over.bottom
      return { text: active.textContent ?? '', isBehind: isBehind && !active.matches('.skip-link') }
    }, cover)
    if (!stop) {
      expect(stops).toBeGreaterThan(20)
      return hidden
    }
    if (stop.isBehind) hidden.push(stop.text)
  }
}

for (const size of [
  { width: 390, height: 664 },
  { width: 320, height: 568 },
]) {
  test(`at ${size.width}x${size.height} a time can be tapped right after answering the banner`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/book')
    const times = widgetOf(page).locator('a.time-slot:visible')
    await expect(times.first()).toBeVisible()
    await banner(page).getByRole('button', { name: 'Accept all' }).tap()
    await expect(notice(page)).toContainText('Your choice is saved.')
    // All vertical positions of a time: the tap must hit the calendar, not the toast.
    const met = await page.evaluate(() => {
      const frame = document.querySelector('iframe')
      const found: string[] = []
      for (let down = 0; down < 1200; down += 40) {
        scrollTo(0, down)
        const at = frame?.getBoundingClientRect()
        if (!at) continue
        for (let y = Math.max(at.top + 2, 1); y < Math.min(at.bottom, innerHeight); y += 12) {
          for (const x of [30, innerWidth / 2, innerWidth - 30]) {
            const over = document.elementFromPoint(x, y)
            if (over !== frame) found.push(over?.outerHTML.slice(0, 60) ?? 'nothing')
          }
        }
      }
      return [...new Set(found)]
    })
    expect(met).toEqual([])
    await times.first().tap()
    await expect(widgetOf(page).getByLabel('Your name')).toBeVisible()
  })
}
