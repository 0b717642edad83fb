import type { Frame, Page } from '@playwright/test'
import { splitAmounts } from './split-amounts.ts'

/** Checks that neither the page nor a frame overflows sideways, splits an amount, cuts text or overlaps texts. */
export const legible = (page: Page): Promise<string[]> =>
  inEachFrame(page, async (frame) => [
    ...(await legibilityFaults(frame)),
    ...(await frame.evaluate(splitAmounts)),
  ])

/** The text spacing of WCAG 2.2, 1.4.12: lines, paragraphs, letters and words. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/**
 * Checks the page on the narrowest phone with a reader's text spacing. An adopted style sheet adds it, which the CSP
 * allows.
 */
export const legibleWhenSpaced = (page: Page): Promise<string[]> =>
  inWindows(page, [{ width: 320, height: 844 }], () => inEachFrame(page, withSpacing))

async function withSpacing(frame: Frame): Promise<string[]> {
  const isSpaced = await frame.evaluate((content) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(content)
    document.adoptedStyleSheets.push(sheet)
    return getComputedStyle(document.body).letterSpacing !== 'normal'
  }, SPACING)
  const faults = await legibilityFaults(frame)
  await frame.evaluate(() => void document.adoptedStyleSheets.pop())
  return isSpaced ? faults : ['does not take the spacing']
}

/** The browser's text size in pixels, as it is and twice as large (WCAG 2.2, 1.4.4). */
const [TEXT, LARGE_TEXT] = [16, 32]

/** Checks the page with text at twice its size, except in drawings, whose text is also in their alternative text. */
export async function legibleWhenLarge(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const setText = (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await setText(LARGE_TEXT)
  const faults = await inEachFrame(page, async (frame) => {
    await frame.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      LARGE_TEXT,
    )
    return await legibilityFaults(frame, { drawings: false })
  })
  await setText(TEXT)
  await session.detach()
  return faults
}

/**
 * A tablet to a desktop, in CSS pixels; 1024 is the narrowest window with the layout of a desk. Checks with spacing and
 * zoom cover 320.
 */
const WIDTHS = [768, 1024, 1280].map((width) => ({ width, height: 800 }))

/** Checks the page at other widths than the window's. */
export const legibleAtEachWidth = (page: Page): Promise<string[]> =>
  inWindows(page, WIDTHS, () => legible(page))

/** A window of 1280 by 1024 at 400% (WCAG 2.2, 1.4.10), and a phone held sideways. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
]
/** In these windows, parts that don't scroll must take less than this share of the height. */
const MOST_FIXED = 0.2

/** Checks the page in low windows, and that most of their height scrolls. */
export const legibleWhenZoomed = (page: Page): Promise<string[]> =>
  inWindows(page, LOW_WINDOWS, async () => {
    const taken = await page.evaluate(fixedShare)
    const faults = await legible(page)
    if (taken >= MOST_FIXED) faults.push(`${Math.round(taken * 100)}% of the height doesn’t scroll`)
    return faults
  })

/** Runs in the page: returns the share of the window's height that doesn't scroll, in the middle of the page. */
async function fixedShare(): Promise<number> {
  scrollTo(0, document.documentElement.scrollHeight / 2)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const shares = [...document.querySelectorAll('body *')]
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    })
  scrollTo(0, 0)
  return shares.reduce((sum, share) => sum + share, 0)
}

/** Returns the faults that the check finds in windows of these sizes. */
async function inWindows(
  page: Page,
  sizes: { width: number; height: number }[],
  check: () => Promise<string[]>,
): Promise<string[]> {
  const before = page.viewportSize()
  const faults: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const fault of await check()) faults.push(`at ${size.width} × ${size.height} px ${fault}`)
  }
  if (before) await page.setViewportSize(before)
  return faults
}

async function inEachFrame(page: Page, check: (frame: Frame) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = []
  for (const frame of page.frames())
    for (const fault of await check(frame)) faults.push(`${new URL(frame.url()).pathname}: ${fault}`)
  return faults
}

/** Returns the faults of a page or frame as it is. Ignores visually hidden and intentionally truncated text. */
function legibilityFaults(frame: Frame, { drawings = true } = {}): Promise<string[]> {
  return frame.evaluate((looksAtDrawings) => {
    const found: string[] = []
    const tooWide = document.documentElement.scrollWidth - innerWidth
    if (tooWide > 0) found.push(`the page is ${tooWide} px wider than the window`)

    // Boxes are cached, because texts share their ancestors and nothing changes meanwhile.
    const boxes = new Map<Element, ReturnType<typeof measure>>()
    const measure = (element: Element) => {
      const { clipPath, display, overflowX, overflowY, position, textOverflow, width } =
        getComputedStyle(element)
      const edge = element.getBoundingClientRect()
      return { clipPath, display, overflowX, overflowY, position, textOverflow, width, edge }
    }
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? measure(element)
      boxes.set(element, box)
      return box
    }
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const isHeardOnly = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath, position, width } = boxOf(at)
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
      if (!isSeen(owner) || owner.closest('body > a, [popover]:not(:popover-open)') || isHeardOnly(owner))
        continue
      if (boxOf(owner).textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ owner, text, lines: [...range.getClientRects()].filter(({ width }) => width > 1) })
    }

    for (const { owner, text, lines } of texts) {
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, display, edge } = boxOf(box)
        if (textOverflow === 'ellipsis' || display === 'inline') continue
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
            if (/sticky|fixed/.test(boxOf(at).position)) return true
          return false
        })
        if (!stuck) found.push(`“${line.text.slice(0, 50)}” lies over “${other.text.slice(0, 50)}”`)
      }
    })
    return [...new Set(found)]
  }, drawings)
}
