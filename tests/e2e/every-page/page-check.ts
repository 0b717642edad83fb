import type { Page } from '@playwright/test'

/** A check of an open page. It leaves the page as it was, unless it is the last one of its visit. */
export interface PageCheck {
  /** Names the check in a failure. */
  name: string
  /** The faults found; empty when there are none. */
  run(page: Page, address: string): Promise<string[]>
}

/** How a page is opened, and what is checked then. */
export interface Visit {
  viewport: { width: number; height: number }
  reducedMotion: 'reduce' | 'no-preference'
  /** The browser's default text size in CSS pixels. */
  textSize: number
  checks: readonly PageCheck[]
}
