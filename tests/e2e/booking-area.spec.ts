import { expect, test } from '@playwright/test'
import { runDesk } from '../fixtures/run-desk.ts'
import { bookButton, expectConfirmation, fieldOf, fillDetails, newVisitor, submit } from './book-a-call.ts'
import { ownTime } from './own-time.ts'
import { dataDir } from './servers.ts'

/** The area of the call that this address booked, as the agency's command lists it. */
async function storedArea(email: string): Promise<unknown> {
  const { code, out, complaint } = await runDesk({ DATA_DIR: dataDir }, 'bookings', '--json')
  expect(code, complaint).toBe(0)
  const bookings: { email: string; area: string }[] = JSON.parse(out)
  return bookings.find((booking) => booking.email === email)?.area
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('city and state are explained, optional, and reach the agency', async ({ page, request }) => {
      const start = await ownTime(request)
      const visitor = newVisitor()
      await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
      await expect(fieldOf(page, 'area')).toHaveAccessibleDescription(
        'We take one practice per specialty and area, so we check yours before the call.',
      )
      await expect(fieldOf(page, 'area')).not.toHaveAttribute('required')
      // One character more than the server takes; a browser without scripts does not let it be typed.
      if (javaScriptEnabled) {
        await fillDetails(page, visitor)
        await fieldOf(page, 'area').evaluate((field: HTMLInputElement) => {
          field.value = 'x'.repeat(81)
        })
        await bookButton(page).click()
        await expect(page.getByRole('alert')).toContainText('Shorten the city and state to 80 characters.')
      }
      await fillDetails(page, visitor)
      await submit(page)
      await expectConfirmation(page, start)
      expect(await storedArea(visitor.email)).toBe(visitor.area)
    })
  })
}
