import type { Frame } from '@playwright/test'
import { renderAllSections } from '../lay-out.ts'
import { legibilityFaults } from '../legibility.ts'
import type { PageCheck } from './page-check.ts'

/** The text spacing of WCAG 2.2, 1.4.12: lines, paragraphs, letters and words. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Adds the spacing as an adopted style sheet, which the CSP allows. Returns whether the letters have moved apart. */
const space = (frame: Frame) =>
  frame.evaluate(async (content) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(content)
    document.adoptedStyleSheets.push(sheet)
    await document.fonts.ready
    return getComputedStyle(document.body).letterSpacing !== 'normal'
  }, SPACING)

const unspace = (frame: Frame) => frame.evaluate(() => void document.adoptedStyleSheets.pop())

/** The page and its frames (calendar, form) lose nothing as they are, nor with a reader's own spacing. */
export const textSpacing: PageCheck = {
  name: 'loses nothing with WCAG text spacing',
  async run(page) {
    await renderAllSections(page)
    const faults: string[] = []
    for (const frame of page.frames()) {
      for (const fault of await legibilityFaults(frame)) faults.push(`as it is: ${frame.url()}: ${fault}`)
      if (!(await space(frame))) faults.push(`${frame.url()} does not take the spacing`)
      for (const fault of await legibilityFaults(frame)) faults.push(`${frame.url()}: ${fault}`)
      await unspace(frame)
    }
    return faults
  },
}
