import type { Frame, Page } from '@playwright/test'

/** Answers for the outside calendar and the outside form of the second server, with a page of another origin. */
export const answerForWidgets = (page: Page) =>
  page.route(/^https:\/\/(widget|form)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Widget</title>' }),
  )

/** The outside widget in the page, whose messages the test sends. */
export async function widgetFrame(page: Page): Promise<Frame> {
  const element = await page.locator('[data-island="framed-widget"] iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error(`There is no frame on ${page.url()}.`)
  return frame
}

/** Sends messages from the widget to the page around it. */
export const tell = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((all) => {
    for (const message of all) window.parent.postMessage(message, '*')
  }, messages)

/** What an outside calendar says when a call is booked. */
export const booked = ['msgsndr-booking-complete', { fingerprint: 'f-1', calendarId: 'calendar-1' }]
