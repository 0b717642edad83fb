import { expect, type Locator, test } from '@playwright/test'
import { bookButton, chooseTime, fieldOf, fillDetails, newVisitor, widgetOf } from './book-a-call.ts'
import { ownTime } from './own-time.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

async function expectWrong(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/^(Enter|Choose) /)
}

async function expectRight(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('')
}

test('a field’s error disappears when its answer becomes valid, not before', async ({ page, request }) => {
  const start = await ownTime(request)
  await page.goto('/book')
  const widget = widgetOf(page)
  await chooseTime(widget, start)
  await fillDetails(widget, { ...newVisitor(), email: 'dana@practice', phone: 'call me in the morning' })
  await fieldOf(widget, 'specialty').selectOption('')
  await bookButton(widget).click()
  const summary = widget.locator('#form-error')
  await expect(summary).toContainText('Please fix 3 answers')
  const [email, phone, specialty] = [
    fieldOf(widget, 'email'),
    fieldOf(widget, 'phone'),
    fieldOf(widget, 'specialty'),
  ]
  for (const field of [email, phone, specialty]) await expectWrong(field)

  await email.focus()
  await email.press('End')
  const place = async () => (await email.boundingBox())?.y
  const before = await place()
  await email.pressSequentially('.c')
  await expectWrong(email)
  await email.pressSequentially('o')
  await expectRight(email)
  // The edited field does not move, and nothing is announced.
  expect(await place()).toBe(before)
  await expect(widget.getByRole('alert')).toHaveCount(0)
  await expect(summary).toContainText('Please fix 2 answers')
  await expect(summary.getByRole('link')).toHaveCount(2)
  for (const field of [phone, specialty]) await expectWrong(field)

  await specialty.selectOption('Neuropathy')
  await expectRight(specialty)
  await phone.fill('303 555-01')
  await expectWrong(phone)
  await phone.fill('303 555-0117')
  await expectRight(phone)
  await expect(summary.getByRole('link')).toHaveCount(0)
  await expect(summary).toContainText('Thanks, that’s fixed')

  await phone.fill('')
  await bookButton(widget).click()
  await expectWrong(phone)
  await expect(widget.getByRole('alert')).toContainText('Please fix 1 answer')
  await expect(widget.getByRole('alert')).toBeFocused()
})
