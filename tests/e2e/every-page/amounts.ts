import type { Page } from '@playwright/test'

/** The narrowest phone to the widest desk, in CSS pixels. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1920]

/** No amount and no range is split over two lines at any width, and no word of a table is cut without a hyphen. */
export async function amounts(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const frame of page.frames())
      for (const fault of await frame.evaluate(splitAmounts)) faults.push(`at ${width} px ${fault}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

/** Runs in the page: the amounts, ranges and table words that stand on more than one line. */
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
