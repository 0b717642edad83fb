import { renderAllSections } from '../lay-out.ts'
import { legibilityFaults } from '../legibility.ts'
import type { PageCheck } from './page-check.ts'

/** A window of 1280 × 1024 at 400% (WCAG 2.2, 1.4.10). */
export const zoomedWindow = { width: 320, height: 256 }

/** Maximum share of the window for elements that do not scroll. */
const MOST_FIXED = 0.25

/** For a visit in the zoomed window: nothing is cut, and most of the window scrolls. */
export const zoom: PageCheck = {
  name: 'loses nothing at 400 percent zoom',
  async run(page) {
    await renderAllSections(page)
    const faults: string[] = []
    for (const frame of page.frames())
      for (const fault of await legibilityFaults(frame)) faults.push(`${frame.url()}: ${fault}`)
    const taken = await page.evaluate(async () => {
      scrollTo(0, document.documentElement.scrollHeight / 2)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      return [...document.querySelectorAll('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
        })
        .reduce((sum, share) => sum + share, 0)
    })
    if (taken > MOST_FIXED) faults.push(`${Math.round(taken * 100)}% of the window do not scroll`)
    return faults
  },
}
