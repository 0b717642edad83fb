import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { legibilityFaults } from './legibility.ts'

/** Twice the default of 16 pixels (WCAG 2.2, 1.4.4), set in the browser's preferences. */
const TWICE = '--blink-settings=defaultFontSize=32'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE] })
  },
  contextOptions: { reducedMotion: 'reduce' },
})

test.skip(({ viewport }) => viewport?.width !== 390, 'Narrow pages overflow first.')

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`loses nothing at 200 percent text size, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await renderAllSections(page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        // Text inside drawings is also in their alternative text.
        for (const frame of page.frames())
          expect.soft(await legibilityFaults(frame, { drawings: false }), frame.url()).toEqual([])
      })
    }
  })
})
