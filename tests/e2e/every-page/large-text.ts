import { renderAllSections } from '../lay-out.ts'
import { legibilityFaults } from '../legibility.ts'
import type { PageCheck } from './page-check.ts'

/** Twice the default of 16 pixels (WCAG 2.2, 1.4.4). */
export const LARGE_TEXT = 32

/** For a visit with the large text: nothing is cut and nothing overlaps. */
export const largeText: PageCheck = {
  name: 'loses nothing at 200 percent text size',
  async run(page) {
    await renderAllSections(page)
    const faults: string[] = []
    for (const frame of page.frames()) {
      const size = await frame.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      if (size !== `${LARGE_TEXT}px`) faults.push(`${frame.url()}: the text size is ${size}`)
      // Text inside drawings is also in their alternative text.
      for (const fault of await legibilityFaults(frame, { drawings: false }))
        faults.push(`${frame.url()}: ${fault}`)
    }
    return faults
  },
}
