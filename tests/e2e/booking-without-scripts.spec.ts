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
} from './book-a-call.ts'
import { invitationIn, mailsOf } from './mail.ts'
import { ownTime, VISITOR_ZONE } from './own-time.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

test.use({ javaScriptEnabled: false })

test('a browser without scripts books in its own zone after correcting two answers', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Book your free strategy call' }).first().click()
  await expect(page).toHaveURL('/book')

  const widget = widgetOf(page)
  await expect(widget.getByLabel('Times are shown in')).toHaveValue('America/New_York')
  await chooseZone(widget, VISITOR_ZONE)
  await chooseTime(widget, start)

  // The browser accepts both answers; only the server rejects them.
  const mistaken = { ...visitor, email: 'dana@practice', phone: 'call me in the morning' }
  await fillDetails(widget, mistaken)
  await submit(widget)

  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Please fix 2 answers')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectDetails(page, mistaken)
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(/Enter your e-mail address/)
  await notice.getByRole('link', { name: /^Enter your phone number/ }).click()
  await expect(page).toHaveURL(/#desk-phone$/)
  await fieldOf(page, 'email').fill(visitor.email)
  await fieldOf(page, 'phone').fill(visitor.phone)
  // However quick: the form came back with an error, so it was filled in before.
  await bookButton(page).click()

  await expectConfirmation(page, start)
  const { confirmation } = await mailsOf(visitor.email)
  expect(invitationIn(confirmation).start).toBe(start)
})

test('an empty form is not submitted, and an invalid one is returned with its answers', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details')
  await expect(fieldOf(page, 'name')).toBeFocused()

  await fillDetails(page, { ...visitor, name: '', practice: '' })
  await page.locator('form[method="post"]').evaluate((form) => form.setAttribute('novalidate', ''))
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Please fix 2 answers')
  await expectDetails(page, { ...visitor, name: '', practice: '' })
  await fillDetails(page, visitor)
  await submit(page)
  await expectConfirmation(page, start)
})
