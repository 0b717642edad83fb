import type { Frame, Page } from '@playwright/test'
import sharp from 'sharp'

/** A line of text with its position, in CSS pixels of the page. */
interface Line {
  text: string
  owner: string
  left: number
  top: number
  width: number
  height: number
}

type Scheme = 'light' | 'dark'

/** Minimum contrast of text (WCAG 1.4.3). */
const LEAST_CONTRAST = 4.5
/** Relative luminance (WCAG) by the lightness of a gray. */
const luminances = Array.from({ length: 256 }, (_, step) =>
  step / 255 <= 0.04045 ? step / 255 / 12.92 : ((step / 255 + 0.055) / 1.055) ** 2.4,
)
/** Maximum height of a screenshot in Chromium. */
const TALLEST = 16_000
/** Space for elements stuck to the bottom of a taller page. */
const FOOT = 120

/**
 * The texts of a page and its frames without enough contrast in forced colors, light and dark, measured on screenshots.
 * Computed colors are not enough: Chromium paints a backplate behind text that no style contains.
 */
export async function faintLabels(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 1280 }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  // As tall as the page, so that no sticky element covers a line.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
  const lines: Line[] = []
  for (const frame of page.frames()) lines.push(...(await linesIn(frame)))
  const faint: string[] = []
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    const picture = await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' })
    const found = await faintAmong(picture, lines, height > TALLEST ? TALLEST - FOOT : height)
    faint.push(...found.map((text) => `${colorScheme}: ${text}`))
  }
  return faint
}

async function linesIn(frame: Frame): Promise<Line[]> {
  const element = frame.parentFrame() ? await frame.frameElement() : null
  const outer = (await element?.boundingBox()) ?? { x: 0, y: 0 }
  const border = (await element?.evaluate((node) => (node as HTMLElement).clientLeft)) ?? 0
  const lines = await frame.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Line[] = []
    const heard = new Map<Element, boolean>()
    const isHeardOnly = (element: Element): boolean => {
      const known = heard.get(element)
      if (known !== undefined) return known
      const isCut = element.clientWidth === 1 && getComputedStyle(element).overflow === 'hidden'
      const answer = isCut || (element.parentElement !== null && isHeardOnly(element.parentElement))
      heard.set(element, answer)
      return answer
    }
    const add = (text: string, owner: Element, boxes: Iterable<DOMRect>) => {
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
      if (isHeardOnly(owner)) return
      for (const { left, top, width, height } of boxes) {
        const isOnPage = left >= 0 && top >= 0 && left + width <= innerWidth + 1
        // Without the lowest quarter, where an underline would count as glyphs.
        if (isOnPage && width > 6 && height > 6)
          found.push({ text, owner: owner.outerHTML.slice(0, 90), left, top, width, height: height * 0.75 })
      }
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const owner = node.parentElement
      if (
        !/\w/.test(text) ||
        !owner ||
        owner.closest('.book-cover') ||
        owner.matches('script, style, title, desc, option, [aria-disabled="true"]')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      add(text.slice(0, 60), owner, range.getClientRects())
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('select, input, textarea')) {
      const text = field.value || field.placeholder
      const { left, top, width, height } = field.getBoundingClientRect()
      const inner = new DOMRect(left + 8, top + 4, width - 16, height - 8)
      if (text && !field.matches('[type="radio"], [type="checkbox"], [type="range"], [type="hidden"]'))
        add(text, field, [inner])
    }
    return found
  })
  return lines.map((line) => ({
    ...line,
    left: line.left + outer.x + border,
    top: line.top + outer.y + border,
  }))
}

/** The lines whose glyphs do not contrast with the most frequent color around them. */
async function faintAmong(picture: Buffer, lines: readonly Line[], lowest: number): Promise<string[]> {
  // System colors are grays, so one channel is enough.
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  /** Pixels of a line by lightness. */
  const counts = new Uint32Array(256)
  const faint = lines.filter(({ left, top, width, height }) => {
    if (top + height > lowest) return false
    counts.fill(0)
    // One pixel inside the edges, to exclude the surroundings.
    const [right, bottom] = [Math.min(left + width, info.width) - 1, Math.min(top + height, info.height) - 1]
    for (let y = Math.ceil(top) + 1; y < bottom; y++) {
      for (let x = Math.ceil(left) + 1; x < right; x++) {
        const step = data[y * info.width + x] ?? 0
        counts[step] = (counts[step] ?? 0) + 1
      }
    }
    const ground = luminances[counts.indexOf(Math.max(...counts))] ?? 0
    const ink = counts.reduce((sum, count, step) => {
      const one = luminances[step] ?? 0
      const contrast = (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05)
      return sum + (contrast >= LEAST_CONTRAST ? count : 0)
    }, 0)
    return ink < Math.max(2, Math.min(12, width * height * 0.01))
  })
  return [...new Set(faint.map(({ text, owner }) => `“${text}” in ${owner}`))]
}
