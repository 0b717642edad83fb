import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  chooseTime,
  chooseZone,
  expectConfirmation,
  expectDetails,
  fillDetails,
  newVisitor,
  submit,
  type Widget,
  widgetOf,
} from './book-a-call.ts'
import { middleOfOwnDay, onTheWall, VISITOR_ZONE } from './own-time.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

/** A visitor in a new browser context, at step two with this time chosen. */
async function atDetails(browser: Browser, javaScriptEnabled: boolean, start: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.goto('/book')
  const widget = widgetOf(page)
  if (!javaScriptEnabled) await chooseZone(widget, VISITOR_ZONE)
  await chooseTime(widget, start)
  return page
}

for (const javaScriptEnabled of [true, false]) {
  test(`two visitors choose the same time, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    request,
  }) => {
    const start = await middleOfOwnDay(request)
    const [first, second] = [newVisitor(), newVisitor()]
    const quick = await atDetails(browser, javaScriptEnabled, start)
    const slow = await atDetails(browser, javaScriptEnabled, start)
    await fillDetails(widgetOf(slow), second)
    await fillDetails(widgetOf(quick), first)
    await submit(widgetOf(quick))
    await expectConfirmation(quick, start)

    await submit(widgetOf(slow))
    // Without scripts the response is a top-level page; with scripts the widget stays in its frame.
    const widget: Widget = javaScriptEnabled ? widgetOf(slow) : slow
    const notice = widget.getByRole('alert')
    await expect(notice).toContainText('That time is no longer open')
    await expectDetails(widget, second)
    await expect(widget.getByRole('button', { name: 'Book this time' })).toHaveCount(0)

    const offers = notice.getByRole('button', { name: /^Book / })
    await expect(offers).toHaveCount(6)
    const starts = await offers.evaluateAll((buttons) =>
      buttons.map((button) => (button as HTMLButtonElement).value),
    )
    expect(starts).not.toContain(start)
    const distance = (instant: string) => Math.abs(Date.parse(instant) - Date.parse(start))
    const nearest = starts.toSorted((a, b) => distance(a) - distance(b))[0] ?? ''
    expect(distance(nearest)).toBe(60 * 60 * 1000)
    const { weekday, date, time } = onTheWall(nearest)
    const offer = notice.locator(`button[value="${nearest}"]`)
    await expect(offer).toHaveText(`Book ${weekday.slice(0, 3)}, ${date}, ${time}`)
    await submit(widget, offer)
    await expectConfirmation(slow, nearest)
    await quick.context().close()
    await slow.context().close()
  })
}
