import { expect, test } from '@playwright/test'
import { everyAddress, oneOfEachKind } from './every-address.ts'
import { legibilityFaults } from './legibility.ts'

/** Twice the 16 pixels that browsers begin with (WCAG 2.2, 1.4.4), set where a visitor sets it: in the browser. */
const TWICE = '--blink-settings=defaultFontSize=32'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE] })
  },
  contextOptions: { reducedMotion: 'reduce' },
})

for (const address of [...everyAddress, '/no-such-page']) {
  test.describe(address, () => {
    test.skip(
      ({ viewport }) => viewport?.width === 1280 && !oneOfEachKind.includes(address),
      'Every page is looked at on the phone.',
    )
    test(`${address} loses nothing when its text is twice as large`, async ({ page }) => {
      await page.goto(address)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      // What a drawing says in letters of its own, its text alternative says too.
      expect(await legibilityFaults(page, { drawings: false })).toEqual([])
    })
  })
}
