import { expect, test } from '@playwright/test'
import { settled } from './awake.ts'
import { inFourParts, oneOfEachKind, sweptAddresses } from './every-address.ts'
import { focusStop } from './focus-stop.ts'

/** More stops than any page has; more means a focus trap. */
const MOST_STOPS = 400

// Smooth scrolling would still be in progress when checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

inFourParts([...sweptAddresses, '/no-such-page']).forEach((addresses, part) => {
  test(`Tab reaches everything on every page, in order and visibly, part ${part + 1}`, async ({
    page,
    viewport,
  }) => {
    test.setTimeout(180_000)
    for (const address of addresses) {
      // Every page is checked on the phone, one of each layout also on the desktop.
      if (viewport?.width === 1280 && !oneOfEachKind.includes(address)) continue
      await test.step(address, async () => {
        await page.goto(address)
        // An island may show and hide controls once it has arrived.
        await settled(page)
        // Radio groups have one stop, and closed details are skipped.
        const expected = await page.evaluate(
          () =>
            [
              ...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input'),
            ].filter(
              (element) =>
                element.checkVisibility({ visibilityProperty: true }) &&
                element.tabIndex >= 0 &&
                !element.matches('[type="radio"], [type="hidden"], :disabled'),
            ).length,
        )
        const faults: string[] = []
        const places = new Set<number>()
        let before = -1
        for (let press = 0; press < MOST_STOPS; press++) {
          await page.keyboard.press('Tab')
          const stop = await focusStop(page)
          if (stop.place === -1 || places.has(stop.place)) break
          faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
          if (stop.place < before) faults.push(`${stop.name} comes after what follows it`)
          before = stop.place
          places.add(stop.place)
        }
        expect(faults).toEqual([])
        expect(places.size).toBeLessThan(MOST_STOPS)
        expect(places.size).toBeGreaterThanOrEqual(expected)
      })
    }
  })
})

/** One page per layout, and the one with the widget. */
for (const address of ['/', '/865', '/book', '/no-such-page']) {
  test(`the first stop of ${address} skips the header`, async ({ page }) => {
    await page.goto(address)
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')))).toBe(true)
  })
}
