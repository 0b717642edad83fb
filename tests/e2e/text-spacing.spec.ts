import { expect, type Frame, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { legibilityFaults } from './legibility.ts'

// The page's policy lets in no style of others; a reader's own goes in by another way, which a test lacks.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

/** What a reader may set (WCAG 2.2, 1.4.12): lines, paragraphs, letters and words, all wider at once. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

async function restyle(frame: Frame, content: string): Promise<string[]> {
  await frame.addStyleTag({ content })
  await frame.evaluate(() => document.fonts.ready)
  return legibilityFaults(frame)
}

test.skip(({ viewport }) => viewport?.width !== 390, 'A narrow page is the first to break.')

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`loses nothing with WCAG text spacing, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await renderAllSections(page)
        // The page, and what it frames: the calendar, the form.
        for (const frame of page.frames()) {
          expect.soft(await legibilityFaults(frame), `as it is: ${frame.url()}`).toEqual([])
          expect.soft(await restyle(frame, SPACING), frame.url()).toEqual([])
        }
      })
    }
  })
})
