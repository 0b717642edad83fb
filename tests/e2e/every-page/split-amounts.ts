/**
 * Runs in the page: returns amounts and ranges that are split over two lines, and words of a table that are cut without
 * a hyphen.
 */
export function splitAmounts(): string[] {
  const found: string[] = []
  const isSaidOnly = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isSaidOnly(element.parentElement))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const pieces = node.parentElement?.closest('td, th')
      ? /[$\d][\d,.–\u2060$]*\d|[A-Za-z’]{2,}/g
      : /[$\d][\d,.–\u2060$]*\d/g
    for (const { 0: piece, index } of text.matchAll(pieces)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + piece.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1 && !isSaidOnly(node.parentElement))
        found.push(`“${piece}” is split in “${text.trim().slice(0, 60)}”`)
    }
  }
  return found
}
