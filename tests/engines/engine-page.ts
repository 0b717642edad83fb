/** A click target: a CSS selector, and words contained in the element's text or label. */
export interface Target {
  css: string
  text?: string
}

/** Runs in the page; sent as source text, so it can only use its parameters. */
export type InPage<A extends unknown[], T> = (...parameters: A) => T

/** A page in an engine other than Chromium. Actions apply to the top document or to the entered frame. */
export interface EnginePage {
  /** Opens an address and waits until the page is loaded and completely rendered. */
  open(path: string): Promise<void>
  /** Path, query and fragment of the top document. */
  address(): Promise<string>
  evaluate<A extends unknown[], T>(run: InPage<A, T>, ...parameters: A): Promise<T>
  /** Clicks the center of the first visible match. Waits for it, and clicks again if the page has moved meanwhile. */
  click(target: Target): Promise<void>
  /** Replaces a field's value by typing. */
  fill(target: Target, text: string): Promise<void>
  pressEscape(): Promise<void>
  /** Enters a frame, until the next `open` or `leaveFrame`. */
  enterFrame(css: string): Promise<void>
  leaveFrame(): Promise<void>
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
 * Runs in the page: scrolls the first visible match to the center of the viewport and returns it. Returns null during a
 * transition, because the element would move away from the click.
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

/**
 * Runs in the page: returns whether it is loaded, no section has content-visibility: auto, and the islands that need no
 * interaction are hydrated.
 */
export function isSettled(): boolean {
  const sections = [...document.querySelectorAll('section, body > footer')]
  return (
    document.readyState === 'complete' &&
    document.querySelector('[data-client="load"]:not([data-hydrated])') === null &&
    sections.every((section) => getComputedStyle(section).getPropertyValue('content-visibility') !== 'auto')
  )
}

/** Milliseconds to wait for a condition. On a busy machine these browsers take seconds for a page. */
const PATIENCE = 30_000

/**
 * Polls until the result is truthy, and returns it.
 * @throws {Error} naming the condition and the last error, after 30 s
 */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    let failure: unknown
    // During a navigation the evaluation fails; retry on the next page.
    const answer = await ask().catch((error) => {
      failure = error
    })
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${PATIENCE / 1000} s for ${what}.`, { cause: failure })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
