import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts, oneOfEachKind } from './every-address.ts'
import { focusStop } from './focus-stop.ts'

/** More stops than any page has: whoever needs more is held in a circle. */
const MOST_STOPS = 400

// What scrolls smoothly is still on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`Tab goes through the whole of every page, in order and in sight, part ${part + 1}`, async ({
    page,
    viewport,
  }) => {
    test.setTimeout(180_000)
    for (const address of addresses) {
      // Every page is looked at on the phone, one of each kind on the desk too.
      if (viewport?.width === 1280 && !oneOfEachKind.includes(address)) continue
      await test.step(address, async () => {
        await page.goto(address)
        // An island may show and hide controls once it has arrived.
        if ((await page.locator('[data-wake="load"]').count()) > 0) await page.waitForLoadState('networkidle')
        // One of several radio buttons stands for its group, and what is folded up is passed over.
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

/** One page for each frame that can stand around a page, and the one that frames the widget. */
for (const address of ['/', '/865', '/book', '/no-such-page']) {
  test(`the first stop of ${address} leads past the header`, async ({ page }) => {
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

test('no rule turns the order on the screen around', async ({ page }) => {
  for (const address of everyAddress) {
    await page.goto(address)
    const turned = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { order, flexDirection, flexWrap, display } = getComputedStyle(element)
          const isRow = display.includes('flex')
          return order !== '0' || (isRow && /reverse/.test(flexDirection + flexWrap))
        })
        .filter(
          (element) =>
            element.querySelector('a, button, input, summary') || element.matches('a, button, input'),
        )
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    expect.soft(turned, address).toEqual([])
  }
})
