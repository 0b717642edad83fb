import type { ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { settled } from '../awake.ts'
import type { Visit } from './page-check.ts'
import type { Visitor } from './visitor.ts'

/** A page that was opened for a visit. */
export interface OpenPage {
  status: number | undefined
  /** Errors and warnings of the console and failed requests since it was opened. */
  complaints: string[]
  /** Stops listening for complaints. */
  leave(): void
}

/** Opens the address as the visit says; nothing of the page before is left. */
export async function openPage({ page, session }: Visitor, address: string, visit: Visit): Promise<OpenPage> {
  await page.goto('about:blank')
  await page.setViewportSize(visit.viewport)
  const { reducedMotion, textSize } = visit
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion })
  await session.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: textSize } })
  const complaints: string[] = []
  const leave = listen(page, complaints)
  const response = await page.goto(address)
  await settled(page)
  return { status: response?.status(), complaints, leave }
}

function listen(page: Page, complaints: string[]): () => void {
  const onConsole = (line: ConsoleMessage) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text())
  }
  const onError = (error: Error) => complaints.push(String(error))
  const onFailed = (request: Request) => complaints.push(`${request.url()} failed`)
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
  }
  page.on('console', onConsole).on('pageerror', onError)
  page.on('requestfailed', onFailed).on('response', onResponse)
  return () => {
    page.off('console', onConsole).off('pageerror', onError)
    page.off('requestfailed', onFailed).off('response', onResponse)
  }
}
