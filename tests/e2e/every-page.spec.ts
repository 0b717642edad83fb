import { type ConsoleMessage, expect, type Page, type Request, type Response } from '@playwright/test'
import { settled } from './awake.ts'
import { everyAddress } from './every-address.ts'
import type { PageCheck, Visit } from './every-page/page-check.ts'
import { test } from './every-page/visitor.ts'
import { visits } from './every-page/visits.ts'

/** Answered with 404, which the browser reports as an error. */
const MISSING = '/no-such-page'

/** Opens the address as the visit says. */
async function open(page: Page, address: string, { viewport, reducedMotion, textSize }: Visit) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } })
  const response = await page.goto(address)
  await settled(page)
  return response
}

/** The check's faults, or the error that ended it. */
const faultsOf = (check: PageCheck, page: Page, address: string) =>
  check.run(page, address).catch((error) => [String(error)])

/**
 * Collects errors and warnings of the console and failed requests in `complaints`. Returns a function that stops it.
 */
function listen(page: Page, complaints: string[]): () => void {
  const onConsole = (line: ConsoleMessage) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text())
  }
  const onError = (error: Error) => complaints.push(String(error))
  const onFailed = (request: Request) => complaints.push(`${request.url()} failed`)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  }
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('requestfailed', onFailed)
    .on('response', onResponse)
  return () =>
    page
      .off('console', onConsole)
      .off('pageerror', onError)
      .off('requestfailed', onFailed)
      .off('response', onResponse)
}

for (const address of [...everyAddress, MISSING]) {
  test(`${address} passes every check of a page`, async ({ visitor }, { project }) => {
    test.setTimeout(120_000)
    for (const visit of visits[project.name] ?? []) {
      await visitor.goto('about:blank')
      const complaints: string[] = []
      const stop = listen(visitor, complaints)
      const response = await open(visitor, address, visit)
      expect.soft(response?.status()).toBe(address === MISSING ? 404 : 200)
      for (const check of visit.checks)
        await test.step(check.name, async () => {
          expect.soft(await faultsOf(check, visitor, address), `${address}: ${check.name}`).toEqual([])
        })
      stop()
      if (address !== MISSING) expect.soft(complaints, `${address}: errors and failed requests`).toEqual([])
    }
  })
}
