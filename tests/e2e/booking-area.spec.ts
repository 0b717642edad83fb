import { expect, test } from '@playwright/test'
import { bookButton, expectConfirmation, fieldOf, fillDetails, newVisitor, submit } from './book-a-call.ts'
import { mailsOf } from './mail.ts'
import { ownTime } from './own-time.ts'

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
      const { agencyCopy } = await mailsOf(visitor.email)
      expect(agencyCopy.text?.replace(/\s+/g, ' ')).toContain(visitor.area)
    })
  })
}
