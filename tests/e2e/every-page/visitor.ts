import { type BrowserContextOptions, test as base, type Page } from '@playwright/test'

/**
 * `visitor` is one page per worker: opening an address in it takes a quarter of the time that a new browser context
 * takes. After a failed test Playwright starts a new worker.
 */
export const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      // The project's options contain those of a context.
      const context = await browser.newContext(project.use as BrowserContextOptions)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})
