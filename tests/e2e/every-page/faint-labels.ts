import { oneOfEachKind } from '../every-address.ts'
import { faintLabels as measure } from '../faint-labels.ts'
import { renderAllSections } from '../lay-out.ts'
import type { PageCheck } from './page-check.ts'

/** Every text contrasts with its background in forced colors. Makes the window as tall as the page. */
export const faintLabels: PageCheck = {
  name: 'every text is readable in forced colors',
  async run(page, address) {
    await renderAllSections(page)
    // Frames report their height, which moves what is below them.
    if (page.frames().length > 1) await page.waitForLoadState('networkidle')
    // The schemes differ only in system colors, so dark is checked on one page of each layout.
    const faults = await measure(page, oneOfEachKind.includes(address) ? ['light', 'dark'] : ['light'])
    await page.emulateMedia({ colorScheme: null, forcedColors: null })
    return faults
  },
}
