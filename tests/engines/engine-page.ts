/** Where a journey presses: a CSS selector, and words that the element's text or label contains. */
export interface Target {
  css: string
  text?: string
}

/** What runs in the page is sent as source text: it may use its parameters only. */
export type InPage<A extends unknown[], T> = (...parameters: A) => T

/** One page of an engine that is not Chromium. What a journey does goes to the top document or, once entered, a frame. */
export interface EnginePage {
  /** Opens an address of the site and waits until nothing moves any more: the page is loaded and rendered whole. */
  open(path: string): Promise<void>
  /** Opens addresses side by side; resolves with what looks at each of them in turn. */
  openAll(paths: readonly string[]): Promise<{ path: string; show(): Promise<void> }[]>
  /** Path, query and fragment of the top document. */
  address(): Promise<string>
  evaluate<A extends unknown[], T>(run: InPage<A, T>, ...parameters: A): Promise<T>
  /** A trusted click in the middle of the first visible match. Waits up to 10 s for it. */
  click(target: Target): Promise<void>
  /** Types over what a field holds. */
  fill(target: Target, text: string): Promise<void>
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>
  /** From here on everything happens in this frame, until the next `open` or `leaveFrame`. */
  enterFrame(css: string): Promise<void>
  leaveFrame(): Promise<void>
  reload(): Promise<void>
  screenshot(file: string): Promise<void>
  close(): Promise<void>
}

/** A viewport in CSS pixels. */
export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
export const desktop: Size = { width: 1280, height: 800 }

/**
 * In the page: the first visible element that matches, scrolled to the middle of the viewport. None while a transition
 * runs: a click would be sent to where the element no longer is.
 */
export function findVisible(css: string, text: string): Element | null {
  if (document.getAnimations().some(({ playState }) => playState === 'running')) return null
  const matches = [...document.querySelectorAll<HTMLElement>(css)]
  const found = matches.find((element) => {
    const words = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`
    return words.includes(text) && element.getClientRects().length > 0
  })
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/** In the page: whether it is loaded and no section is left that the browser may skip. */
export function isSettled(): boolean {
  const sections = [...document.querySelectorAll('section, body > footer')]
  return (
    document.readyState === 'complete' &&
    sections.every((section) => getComputedStyle(section).getPropertyValue('content-visibility') !== 'auto')
  )
}

/**
 * Asks until the answer is truthy, and returns it.
 * @throws {Error} naming what was waited for, after 10 s
 */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + 10_000
  for (;;) {
    // A page that is being left cannot be asked; the next one can.
    const answer = await ask().catch(() => undefined)
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Waited 10 s for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
