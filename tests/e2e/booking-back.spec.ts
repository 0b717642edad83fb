import { expect, type Page, test } from '@playwright/test'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import {
  chooseTime,
  expectConfirmation,
  openFilledForm,
  submit,
  type Widget,
  widgetOf,
} from './book-a-call.ts'
import { ownTime } from './own-time.ts'
import { calendarOf, newPatient, sendDetails } from './patient-path.ts'

/** Back from the confirmation shows the calendar, and does not say that the visitor's own time is gone. */
async function expectCalendarBehind(page: Page, widget: Widget): Promise<void> {
  await page.goBack()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Choose a time')
  await expect(widget.getByText('no longer open')).toHaveCount(0)
}

test('Back from the confirmation of a call leads to the calendar', async ({ page, request }) => {
  const { start } = await openFilledForm(page, request)
  await submit(widgetOf(page))
  await expectConfirmation(page, start)
  await expectCalendarBehind(page, widgetOf(page))
})

test('Back from the confirmation of a consultation leads to the calendar', async ({ page, request }) => {
  const start = await ownTime(request, legacyOaks.slug)
  await page.goto(`/book?clinic=${legacyOaks.slug}&step=consultation`)
  const calendar = calendarOf(page, legacyOaks)
  await chooseTime(calendar, start)
  await sendDetails(calendar, newPatient({ phone: true, email: false }))
  await page.waitForURL(/\/bookingconfirmation/)
  await expectCalendarBehind(page, calendar)
})
