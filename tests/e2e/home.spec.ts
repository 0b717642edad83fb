import { expect, type Page, test } from '@playwright/test'
import { runOnlyOn } from './steps/run-only-on.ts'

const reveals = (page: Page) => page.locator('[data-reveal]')
const callToAction = (page: Page) => page.locator('main a[href="/book"]').first()
const callBar = (page: Page) => page.locator('main > div > div:last-child:has(> a[href="/book"])')
const hiddenReveals = (page: Page) =>
  reveals(page).evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length)

test('the first screen has the promise and the call to action', async ({ page }) => {
  await page.goto('/')
  for (const part of [page.getByRole('heading', { level: 1 }), callToAction(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test.describe('scrolled slowly', () => {
  runOnlyOn('desktop')

  test('a section begins to fade in when a tenth of it is visible', async ({ page }) => {
    await page.goto('/')
    const ratios = await page.evaluate(async () => {
      const began: number[] = []
      const watch = new MutationObserver((changes) => {
        for (const { target, oldValue } of changes) {
          const section = target as HTMLElement
          if (oldValue !== 'waiting' || section.dataset.reveal !== 'shown') continue
          const { top, height } = section.getBoundingClientRect()
          began.push((innerHeight - top) / height)
        }
      })
      watch.observe(document.body, {
        subtree: true,
        attributeFilter: ['data-reveal'],
        attributeOldValue: true,
      })
      for (let y = 0; y < document.body.scrollHeight; y += 30) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      return began
    })
    expect(ratios.length).toBeGreaterThan(8)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.1)
    // A section begins at most a few frames of this scroll later.
    expect(Math.max(...ratios)).toBeLessThan(0.4)
  })
})

test('sections that have not faded in yet are printed, and none stays hidden', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  expect(await hiddenReveals(page)).toBe(0)
  await page.emulateMedia({ media: null })
  for (const section of await reveals(page).all()) {
    await section.scrollIntoViewIfNeeded()
    await expect(section).toHaveCSS('opacity', '1')
  }
})

test.describe('on a desktop', () => {
  runOnlyOn('desktop')
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('one question is open at a time', async ({ page }) => {
    await page.goto('/privacy-policy')
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').click()
    await expect(page.locator('#faq-headline')).toBeInViewport()
    expect(await hiddenReveals(page)).toBe(0)
    const items = page.locator('#faq details[name]')
    const opened = page.locator('#faq details[name][open]')
    await expect(opened).toHaveCount(0)
    for (const nth of [0, 1]) {
      await items.nth(nth).locator('summary').click()
      await expect(items.nth(nth).locator('p').first()).toBeVisible()
      await expect(opened).toHaveCount(1)
    }
  })
})

test.describe('on a phone', () => {
  runOnlyOn('phone')
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the call to action appears after the first screen and stays', async ({ page }) => {
    await page.goto('/')
    await expect(callBar(page)).not.toBeInViewport()
    for (const section of ['letter', 'commitment']) {
      await page.locator(`section[aria-labelledby="${section}"]`).evaluate((one) => one.scrollIntoView())
      await expect(callBar(page)).toBeInViewport({ ratio: 1 })
    }
    await callBar(page).getByRole('link').tap()
    await expect(page).toHaveURL('/book')
  })
})
