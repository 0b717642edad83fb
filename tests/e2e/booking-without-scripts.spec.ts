import { expect, test } from '@playwright/test'
import {
  bookButton,
  chooseTime,
  chooseZone,
  expectConfirmation,
  expectDetails,
  fieldOf,
  fillDetails,
  newVisitor,
  submit,
  widgetOf,
} from './steps/book-a-call.ts'
import { invitationIn, mailsOf } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { claimTime } from './steps/time-zone.ts'

runOnlyOn('phone')
test.use({ javaScriptEnabled: false })

test('a visitor books in the own zone, after the server named two wrong answers', async ({
  page,
  request,
}) => {
  const start = await claimTime(request)
  const visitor = newVisitor()
  await page.goto('/')
  await page.locator('main a[href="/book"]').first().click()
  const widget = widgetOf(page)
  await chooseZone(widget)
  await chooseTime(widget, start)
  // The browser accepts both; only the server rejects them, with a page of its own.
  const mistaken = { ...visitor, email: 'dana@practice', phone: 'call me in the morning' }
  await fillDetails(widget, mistaken)
  await submit(widget)
  await expect(page.getByRole('alert')).toHaveText('Please fix 2 answers below')
  await expect(fieldOf(page, 'email')).toBeFocused()
  await expectDetails(page, mistaken)
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(/./)
  await fieldOf(page, 'email').fill(visitor.email)
  await fieldOf(page, 'phone').fill(visitor.phone)
  // A form that came back with an error has no minimum fill time.
  await bookButton(page).click()
  const reference = await expectConfirmation(page, start)
  // The page gets its reference from the address, which no other page may see.
  await expect(page).toHaveURL(`/bookingconfirmation?booking=${reference}`)
  const { confirmation } = await mailsOf(visitor.email)
  expect(invitationIn(confirmation).start).toBe(start)
  await page.getByLabel('What an average patient pays').fill('$2,500')
  await page.getByRole('button', { name: 'Send your answer' }).click()
  await expect(page.getByText('We have your answer')).toBeVisible()
  const home = page.waitForRequest((asked) => new URL(asked.url()).pathname === '/')
  await page.locator('main a[href="/"]').first().click()
  expect(await (await home).headerValue('referer')).toBeNull()
})

test('each day of a week opens by its button and keeps zone and campaign', async ({ page }) => {
  await page.goto('/desk/booking?zone=America/Denver&utm_source=ads&embed=1')
  await page.getByRole('link', { name: 'Next week' }).click()
  // Waits until the page is loaded: counting doesn't.
  await page.waitForURL(/[?&]week=/)
  const days = page.locator('#week button[aria-expanded]')
  const count = await days.count()
  expect(count).toBeGreaterThan(2)
  for (let index = 0; index < count; index++) {
    const times = await days.nth(index).getAttribute('aria-controls')
    await days.nth(index).click()
    await expect(page.locator(`#${times}`)).toBeVisible()
  }
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('utm_source')).toBe('ads')
  expect(searchParams.get('zone')).toBe('America/Denver')
})
