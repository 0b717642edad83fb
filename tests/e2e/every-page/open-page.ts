import {
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from '@playwright/test'
import { waitUntilStable } from '../steps/islands.ts'

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

/** Opens the address for somebody who prefers reduced motion, and returns what goes wrong until `leave`. */
export async function openPage(page: Page, address: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { complaints, leave } = listen(page, new URL(address).origin)
  const response = await page.goto(address)
  await waitUntilStable(page)
  return { status: response?.status(), complaints, leave }
}

function listen(page: Page, origin: string) {
  /** Errors and warnings of the console, failed requests, and requests to another origin. */
  const complaints: string[] = []
  const onConsole = (line: ConsoleMessage) => {
    if (/error|warning/.test(line.type())) complaints.push(line.text())
  }
  const onError = (error: Error) => complaints.push(String(error))
  const onRequest = (request: Request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`asks ${url.origin}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest).on('response', onResponse)
  const leave = () => {
    page
      .off('console', onConsole)
      .off('pageerror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
  }
  return { complaints, leave }
}
