import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

/** An unstyled SVG has the size of its attributes, or the window's width. */
const LARGEST_SIGN = 80

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`is readable without style, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.unrouteAll()
        await page.route(`**${address}`, async (route) => {
          const answer = await route.fetch()
          const bare = (await answer.text())
            .replace(/<style[\s\S]*?<\/style>/g, '')
            .replace(/ style="[^"]*"/g, '')
          await route.fulfill({ response: answer, body: bare })
        })
        await page.goto(address)
        expect(await page.locator('style').count()).toBe(0)
        const found = await page.evaluate((largest) => {
          const faults: string[] = []
          const places = ['.skip-link', 'body > header', 'main h1', 'body > footer'].map((what) =>
            document.querySelector(what),
          )
          places.forEach((place, index) => {
            const before = places[index - 1]
            if (!place) faults.push(`part ${index} is missing`)
            else if (before && before.getBoundingClientRect().top > place.getBoundingClientRect().top)
              faults.push(`part ${index} stands before the one it follows`)
          })
          for (const svg of document.querySelectorAll('svg')) {
            if (!svg.checkVisibility()) continue
            const { width, height } = svg.getBoundingClientRect()
            const isPicture = svg.getAttribute('role') === 'img' || svg.closest('[role="img"], figure')
            const isSized = svg.hasAttribute('width') && svg.hasAttribute('height')
            if (isPicture ? height > 1.4 * innerWidth : !isSized || Math.max(width, height) > largest)
              faults.push(`${Math.round(width)} × ${Math.round(height)}: ${svg.outerHTML.slice(0, 140)}`)
          }
          // Text duplicated for two screen sizes would be read twice.
          const said = new Map<string, Element>()
          for (const block of document.querySelectorAll('main :is(p, li, td, dd, h2, h3)')) {
            const text = block.textContent?.trim() ?? ''
            if (text.length < 80 || !block.checkVisibility() || block.querySelector('p, li')) continue
            if (said.has(text)) faults.push(`said twice: ${text.slice(0, 80)}`)
            said.set(text, block)
          }
          return faults
        }, LARGEST_SIGN)
        expect(found).toEqual([])
      })
    }
  })
})
