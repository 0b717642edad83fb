import { expect, type Frame, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { legibilityFaults } from './legibility.ts'

// The CSP blocks added style, while a reader's own style sheet would not be blocked.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** The text spacing of WCAG 2.2, 1.4.12: lines, paragraphs, letters and words. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

async function restyle(frame: Frame, content: string): Promise<string[]> {
  await frame.addStyleTag({ content })
  await frame.evaluate(() => document.fonts.ready)
  return legibilityFaults(frame)
}

test.skip(({ viewport }) => viewport?.width !== 390, 'Narrow pages overflow first.')

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`loses nothing with WCAG text spacing, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await renderAllSections(page)
        // The page and its frames (calendar, form).
        for (const frame of page.frames()) {
          expect.soft(await legibilityFaults(frame), `as it is: ${frame.url()}`).toEqual([])
          expect.soft(await restyle(frame, SPACING), frame.url()).toEqual([])
        }
      })
    }
  })
})
