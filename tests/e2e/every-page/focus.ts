import type { Frame, Page } from '@playwright/test'

/** More stops than any page has; more means that the focus is trapped. */
const MOST_STOPS = 400

/** Leaves header and footer out of the Tab order, except on home and on pages for patients: other pages have those of home. */
const skipFrame = (page: Page, inert: boolean) =>
  page.evaluate((isSkipped) => {
    if (location.pathname === '/' || document.documentElement.hasAttribute('data-patient')) return
    for (const part of document.querySelectorAll<HTMLElement>('body > :is(header, footer)'))
      part.inert = isSkipped
  }, inert)

/** Tab reaches every control of the page once, in the order of the document, and each stop is in view. */
export async function focus(page: Page): Promise<string[]> {
  await skipFrame(page, true)
  // A radio group is one stop, and collapsed content has none.
  const expected = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !element.closest('[inert]') &&
          !element.matches('[type="radio"], [type="hidden"], :disabled'),
      ).length,
  )
  const faults: string[] = []
  const places = new Set<number>()
  let before = -1
  while (places.size < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    if (stop.place === -1 || places.has(stop.place)) break
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
    if (stop.place < before) faults.push(`${stop.name} comes after what follows it`)
    before = stop.place
    places.add(stop.place)
  }
  await skipFrame(page, false)
  if (places.size < expected || places.size === MOST_STOPS)
    faults.push(`Tab stops ${places.size} times, of ${expected} controls`)
  return faults
}

/** The focused element, as a person who looks at the screen finds it. */
export interface FocusStop {
  /** Position in the document, to compare with the previous stop; -1 for the document itself. */
  place: number
  name: string
  faults: string[]
}

/** No element of the page: focus is in the browser's toolbar. */
const OUTSIDE: FocusStop = { place: -1, name: 'the browser', faults: [] }

/** Milliseconds in which a page may scroll and lay itself out after a key, on a busy machine. */
const SETTLED_AFTER_MS = 10_000

/**
 * Checks the focused element of the page or of a same-origin frame once the page has settled: it is in the viewport,
 * has a visible focus indicator (WCAG 2.4.7, 1.4.11) and is not covered (2.4.11, here for every line of it).
 */
export async function focusStop(page: Page): Promise<FocusStop> {
  const deadline = Date.now() + SETTLED_AFTER_MS
  let stop = await stopNow(page)
  while (stop.faults.length > 0 && Date.now() < deadline) stop = await stopNow(page)
  return stop
}

async function stopNow(page: Page): Promise<FocusStop> {
  const stop = await page.evaluate(readStop)
  if (stop?.name !== 'IFRAME') return stop ?? OUTSIDE
  const inner = page.frames().find((frame: Frame) => frame !== page.mainFrame())
  const within = await inner?.evaluate(readStop)
  // While scrolling, the frame's document briefly has focus.
  return within ? { ...within, place: stop.place + within.place / 10_000 } : { ...stop, faults: [] }
}

/** Runs in the page. */
function readStop(): FocusStop | undefined {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === document.body) return undefined
  const all = [...document.querySelectorAll('*')]
  const place = all.indexOf(active)
  if (active.tagName === 'IFRAME') return { place, name: 'IFRAME', faults: [] }

  const colorOf = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number)
  const isClear = (text: string) => colorOf(text)[3] === 0
  const luminance = (text: string) => {
    const [red = 0, green = 0, blue = 0] = colorOf(text).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const behind = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if (!isClear(backgroundColor)) return backgroundColor
    }
    return 'rgb(255 255 255)'
  }

  const faults: string[] = []
  // A radio button styled by its label shows focus there.
  const ringed = (element: Element) => getComputedStyle(element).outlineStyle !== 'none'
  const label = active.closest('label')
  const drawn = active.matches('input') && label && !ringed(active) && ringed(label) ? label : active
  if (!drawn.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    faults.push('is not visible')
  if (active.tabIndex > 0) faults.push('has a tabindex above 0')

  const style = getComputedStyle(drawn)
  const hasRing = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  if (!hasRing) faults.push(`shows no ring: ${style.outline}`)
  else {
    const inside = Number.parseFloat(style.outlineOffset) < 0
    const [one, two] = [
      luminance(style.outlineColor),
      luminance(behind(inside ? drawn : drawn.parentElement)),
    ]
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
    if (contrast < 3) faults.push(`has a ring of contrast ${contrast.toFixed(1)}`)
  }

  const lines = [...drawn.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  if (lines.length === 0) faults.push('has no box')
  for (const line of lines) {
    // Of an element taller than the viewport only the visible part is checked.
    const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)]
    const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
    if (right <= left || bottom <= top) {
      faults.push('is off the screen')
      continue
    }
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isItself = over && (drawn.contains(over) || over.contains(drawn))
    if (!isItself) faults.push(`lies under ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`)
  }
  const name = `${active.tagName} ${(active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 50)}`
  return { place, name, faults }
}
