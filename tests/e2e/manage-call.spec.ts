import { expect, test } from '@playwright/test'
import { expectConfirmation, fillDetails, newVisitor, submit } from './book-a-call.ts'
import { book, chooseNewTime, heading, isOpen } from './booked-call.ts'
import { inWords, ownTime } from './own-time.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a visitor books a call, moves it from the confirmation, and goes back', async ({
      page,
      request,
    }) => {
      const [start, later] = [await ownTime(request), await ownTime(request)]
      await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
      await fillDetails(page, newVisitor())
      await submit(page)
      const secret = await expectConfirmation(page, start)
      const main = page.getByRole('main')
      await expect(main).toContainText('The call is planned for 30 minutes.')
      await expect(main).toContainText('Minutes 15–30')
      await expect(main).toContainText('Your confirmation has the date, the time and the video link.')
      await expect(main).not.toContainText('text messages')
      await expect(main.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
        'href',
        /^https:\/\/calendar\.google\.com\//,
      )

      await main.getByRole('link', { name: 'Move the call' }).click()
      await expect(page.getByText(`Your call is on ${inWords(start)}`)).toBeVisible()
      await chooseNewTime(page, later)
      await expect(page.locator('dl')).toContainText(inWords(start))
      await expect(page.locator('dl')).toContainText(inWords(later))
      expect(await isOpen(request, start)).toBe(false)
      await page.getByRole('button', { name: 'Move the call' }).click()
      await expect(heading(page)).toHaveText('Your strategy call was moved.')
      await expect(page.locator('main time')).toContainText(inWords(later))
      await expect(main).toContainText('We e-mailed you the new time and an updated invitation.')
      await expect(main).not.toContainText('Your confirmation has the date')
      expect(await isOpen(request, start)).toBe(true)
      expect(await isOpen(request, later)).toBe(false)

      // A second click, and the way back through the history: the call stays at its new time.
      const again = await request.post(`/desk/call/move?booking=${secret}`, { form: { start: later } })
      expect(again.url()).toContain(`/bookingconfirmation?booking=${secret}`)
      await page.goBack()
      await expect(page.getByText(`Your call is on ${inWords(later)}`)).toBeVisible()
      await page.goto(`/bookingconfirmation?booking=${secret}`)
      await expect(page.locator('main time')).toContainText(inWords(later))
    })

    test('a visitor cancels a call and may book again', async ({ page, request }) => {
      const start = await ownTime(request)
      const secret = await book(request, start)
      await page.goto(`/bookingconfirmation?booking=${secret}`)
      await page.getByRole('link', { name: 'Cancel the call' }).click()
      await expect(heading(page)).toHaveText('Cancel your call')
      await expect(page.getByText(inWords(start))).toBeVisible()
      expect(await isOpen(request, start)).toBe(false)
      await page.getByRole('button', { name: 'Cancel the call' }).click()
      await expect(heading(page)).toHaveText('This call was canceled')
      expect(await isOpen(request, start)).toBe(true)

      const again = await request.post(`/desk/call/cancel?booking=${secret}`, { form: {} })
      expect(again.status()).toBe(200)
      await page.goBack()
      await expect(heading(page)).toHaveText('This call was canceled')
      await page.goto(`/bookingconfirmation?booking=${secret}`)
      await expect(heading(page)).toHaveText('This strategy call was canceled.')
      await page.getByRole('main').getByRole('link', { name: 'Book another time' }).click()
      await expect(page).toHaveURL('/book')
    })

    test('a time that is taken in between leads to the nearest ones', async ({ page, request }) => {
      const [start, later] = [await ownTime(request), await ownTime(request)]
      const secret = await book(request, start)
      await page.goto(`/desk/call/move?booking=${secret}&start=${later}`)
      await book(request, later)
      await page.getByRole('button', { name: 'Move the call' }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('That time is no longer open')
      await expect(alert).toContainText(`your call is still on ${inWords(start)}`)
      await expect(alert.getByRole('link')).toHaveCount(6)
      // Another test may book one of them at this moment: then the page leads to the next ones.
      await expect(async () => {
        await alert.getByRole('link').first().click()
        await expect(page.getByRole('button', { name: 'Move the call' })).toBeVisible({ timeout: 2000 })
      }).toPass()
      await page.getByRole('link', { name: 'Keep the current time' }).click()
      await expect(page.getByRole('main')).toContainText(inWords(start))
    })
  })
}
