import { renderAllSections } from '../lay-out.ts'
import type { PageCheck } from './page-check.ts'

const widths = [1280, 390, 320]

/** Neither the page nor a frame in it is wider than the window. */
export const overflow: PageCheck = {
  name: 'does not overflow',
  async run(page) {
    const before = page.viewportSize()
    await renderAllSections(page)
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const frame of page.frames()) {
        const tooWide = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (tooWide > 0) faults.push(`${tooWide} px too wide at ${width} px: ${frame.url()}`)
      }
    }
    if (before) await page.setViewportSize(before)
    return faults
  },
}
