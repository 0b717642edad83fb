import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { measureSentences, RUNNING_TEXT } from './running-text.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Share of a page's sentences that must be set at the size of running text; the rest are notes and captions. */
const LEAST_READABLE = 0.9
/** The smallest size of any sentence, in pixels. */
const LEAST_SIZE = 14

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`sentences are at least ${RUNNING_TEXT} px, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await renderAllSections(page)
        const { characters, readable, small } = await measureSentences(page)
        expect
          .soft(
            small.filter(({ size }) => size < LEAST_SIZE),
            `${address} has sentences below ${LEAST_SIZE} px`,
          )
          .toEqual([])
        const share = characters ? readable / characters : 1
        const longest = small.slice(0, 8).map(({ size, text }) => `${size} px: ${text.slice(0, 90)}`)
        expect
          .soft(
            share,
            `${address}: ${characters - readable} of ${characters} characters are small\n${longest.join('\n')}`,
          )
          .toBeGreaterThanOrEqual(LEAST_READABLE)
      })
    }
  })
})
