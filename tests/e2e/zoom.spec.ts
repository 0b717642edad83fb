import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { legibilityFaults } from './legibility.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Sets its own size.')
// A window of 1280 × 1024 at 400% (WCAG 2.2, 1.4.10).
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Maximum share of the window for elements that do not scroll. */
const MOST_FIXED = 0.25

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`loses nothing at 400 percent zoom, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 256 })
        await page.goto(address)
        await renderAllSections(page)
        for (const frame of page.frames()) expect.soft(await legibilityFaults(frame), frame.url()).toEqual([])
        const taken = await page.evaluate(async () => {
          scrollTo(0, document.documentElement.scrollHeight / 2)
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
          return [...document.querySelectorAll('body *')]
            .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => {
              const { top, bottom } = element.getBoundingClientRect()
              return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
            })
            .reduce((sum, share) => sum + share, 0)
        })
        expect(taken).toBeLessThanOrEqual(MOST_FIXED)
      })
    }
  })
})
