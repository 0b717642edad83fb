import { type BrowserContextOptions, test as base, type CDPSession, type Page } from '@playwright/test'

/** A page that stays open, with its connection to the browser's settings. */
export interface Visitor {
  page: Page
  session: CDPSession
}

/**
 * `visitor` is one page per worker: opening an address in it takes a quarter of the time that a new browser context
 * takes. After a failed test Playwright starts a new worker.
 */
export const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      // The project's options contain those of a context.
      const context = await browser.newContext(project.use as BrowserContextOptions)
      const page = await context.newPage()
      await use({ page, session: await context.newCDPSession(page) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
