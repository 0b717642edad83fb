import type { PageCheck } from './page-check.ts'

/** An unstyled SVG has the size of its attributes, or the window's width. */
const LARGEST_SIGN = 80

/** The last check of a visit: it removes all style from the page. */
export const withoutStyle: PageCheck = {
  name: 'is readable without style',
  run: (page) =>
    page.evaluate((largest) => {
      for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) sheet.remove()
      document.adoptedStyleSheets = []
      for (const element of document.querySelectorAll('[style]')) element.removeAttribute('style')
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
    }, LARGEST_SIGN),
}
