// The pages themselves are checked in every-page.spec.ts; these are the states a visitor brings about.
import { expect, type Page, test } from '@playwright/test'
import { bookButton, chooseTime, fillDetails, newVisitor, submit, widgetOf } from './book-a-call.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'
import { middleOfOwnDay, ownTime } from './own-time.ts'

// Contrast is measured without animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Runs axe on the page and its frames in their current state, and measures the targets. */
async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await axeViolations(page)).toEqual([])
  expect.soft(await smallTargets(page)).toEqual([])
}

/** Waits until the frame's script has run. */
async function openWidget(page: Page) {
  await page.goto('/book')
  const widget = widgetOf(page)
  await expect(widget.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  await expect(widget.getByText(/^Week 1 of/)).toBeVisible()
  return widget
}

test('the open drawer is accessible', async ({ page }, testInfo) => {
  test.skip(testInfo.project.name !== 'phone', 'The drawer is the menu of small screens.')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
})

test('an open menu and an open question are accessible', async ({ page }, testInfo) => {
  await page.goto('/')
  await page.locator('#faq summary').first().click()
  if (testInfo.project.name === 'desktop') {
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Funnel creation' }).first()).toBeVisible()
  }
  await expectAccessible(page)
})

test('both steps of the widget and its error state are accessible', async ({ page, request }) => {
  const start = await ownTime(request)
  const widget = await openWidget(page)
  await expectAccessible(page)
  await chooseTime(widget, start)
  await expectAccessible(page)
  await bookButton(widget).click()
  await expect(widget.getByRole('alert')).toContainText('Please fix 5 answers')
  await expectAccessible(page)
})

test('the message about a taken time is accessible in both steps', async ({ page, browser, request }) => {
  const start = await middleOfOwnDay(request)
  const widget = await openWidget(page)
  await chooseTime(widget, start)
  await fillDetails(widget, newVisitor())
  const other = await browser.newPage({ javaScriptEnabled: false })
  await other.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await fillDetails(other, newVisitor())
  await submit(other)
  await other.waitForURL(/\/bookingconfirmation\?booking=/)
  await other.close()

  await submit(widget)
  await expect(widget.getByRole('alert')).toContainText('That time is no longer open')
  await expectAccessible(page)
  await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})
