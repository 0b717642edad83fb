import type { Frame } from '@playwright/test'

/**
 * Layout faults in the current state of a page or frame: horizontal overflow, clipped text and overlapping text.
 * Visually hidden and intentionally truncated text is not checked, nor text inside drawings if `drawings` is false.
 */
export function legibilityFaults(frame: Frame, { drawings = true } = {}): Promise<string[]> {
  return frame.evaluate((looksAtDrawings) => {
    const found: string[] = []
    const tooWide = document.documentElement.scrollWidth - innerWidth
    if (tooWide > 0) found.push(`the page is ${tooWide} px wider than the window`)

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isHeardOnly = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position, width } = getComputedStyle(at)
        if (position === 'absolute' && (clipPath !== 'none' || width === '1px')) return true
      }
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { owner: Element; text: string; lines: DOMRect[] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!owner || !text || owner.matches('script, style, title, desc, option')) continue
      if (!looksAtDrawings && owner.closest('[role="img"], [aria-hidden="true"]')) continue
      if (!isSeen(owner) || owner.closest('.skip-link, [popover]:not(:popover-open)') || isHeardOnly(owner))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ owner, text, lines: [...range.getClientRects()].filter(({ width }) => width > 1) })
    }

    for (const { owner, text, lines } of texts) {
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, display } = getComputedStyle(box)
        if (textOverflow === 'ellipsis' || display === 'inline') continue
        const edge = box.getBoundingClientRect()
        const cut = lines.some(
          (line) =>
            (overflowX !== 'visible' &&
              overflowX !== 'auto' &&
              (line.right > edge.right + 2 || line.left < edge.left - 2)) ||
            (overflowY !== 'visible' &&
              overflowY !== 'auto' &&
              (line.bottom > edge.bottom + 4 || line.top < edge.top - 4)),
        )
        if (cut) found.push(`“${text.slice(0, 60)}” is cut by ${box.outerHTML.slice(0, 100)}`)
      }
      const outside = lines.find(({ left, right }) => right > innerWidth + 1 || left < -1)
      if (outside && !owner.closest('[class*="overflow-x"], [tabindex="0"]'))
        found.push(`“${text.slice(0, 60)}” runs out of the window`)
    }

    // Glyphs are smaller than their line box, so only the middle of a line is compared.
    const lines = texts.flatMap(({ owner, text, lines }) =>
      lines.map((line) => ({
        owner,
        text,
        left: line.left,
        right: line.right,
        top: line.top + line.height * 0.25,
        bottom: line.bottom - line.height * 0.25,
      })),
    )
    lines.sort((one, other) => one.top - other.top)
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom - 1) break
        if (other.owner === line.owner) continue
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) <= 2) continue
        const stuck = [line, other].some(({ owner }) => {
          for (let at: Element | null = owner; at; at = at.parentElement)
            if (/sticky|fixed/.test(getComputedStyle(at).position)) return true
          return false
        })
        if (!stuck) found.push(`“${line.text.slice(0, 50)}” lies over “${other.text.slice(0, 50)}”`)
      }
    })
    return [...new Set(found)]
  }, drawings)
}
