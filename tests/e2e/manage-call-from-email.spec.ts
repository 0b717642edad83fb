import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { newVisitor } from './book-a-call.ts'
import { book, chooseNewTime, heading, isOpen } from './booked-call.ts'
import { mailsOf, mailWith } from './mail.ts'
import { inWords, ownTime } from './own-time.ts'
import { dataDir } from './servers.ts'

/**
 * Makes the second reminder of a visitor's call due now instead of an hour before the call, waits for it, and returns
 * the words of the e-mail.
 */
async function remind(email: string): Promise<string> {
  const database = new DatabaseSync(path.join(dataDir, 'bookings.sqlite'), { timeout: 5000 })
  try {
    const { changes } = database
      .prepare(
        `UPDATE outbox SET due_at = ?
         WHERE kind = 'hour-reminder' AND booking_id = (SELECT id FROM bookings WHERE email = ?)`,
      )
      .run(Date.now(), email)
    expect(changes).toBe(1)
  } finally {
    database.close()
  }
  const reminders = async () =>
    (await mailWith(email)).filter(
      ({ to, subject }) => to?.[0]?.address === email && subject?.startsWith('Your call starts at '),
    )
  // The outbox is read every few seconds.
  await expect.poll(async () => (await reminders()).length, { timeout: 20_000 }).toBe(1)
  const [reminder] = await reminders()
  return reminder?.text ?? ''
}

/** Where a link in an e-mail's text leads; the text has each address on the line after its label. */
function linkIn(text: string, label: string): URL {
  const lines = text.split(/\r?\n/)
  return new URL(lines[lines.indexOf(`${label}:`) + 1] ?? '')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the link in the mail leads to “I’ll be there”, which takes one press, and a second one does no harm', async ({
      page,
      request,
    }) => {
      const start = await ownTime(request)
      const visitor = newVisitor()
      const reference = await book(request, start, visitor)
      // Each mail has a link of its own, which is not the confirmation page's address.
      const { confirmation } = await mailsOf(visitor.email)
      const secret = /\/desk\/call\?booking=([\w-]{22})/.exec(confirmation.text ?? '')?.[1]
      expect(secret).not.toBe(reference)
      await page.goto(`/desk/call?booking=${secret}`)
      await expect(heading(page)).toHaveText('Your call is booked')
      await expect(page.getByRole('main')).toContainText(inWords(start))
      await expect(page.getByRole('link', { name: 'Join the call' })).toHaveAttribute('href', /^https:/)
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await expect(heading(page)).toHaveText('Your call is confirmed')
      expect((await request.post(`/desk/call?booking=${secret}`, { form: {} })).status()).toBe(200)
      await page.reload()
      await expect(heading(page)).toHaveText('Your call is confirmed')
      await page.goBack()
      await expect(page.getByRole('button', { name: 'I’ll be there' })).toHaveCount(0)
    })

    test('the reminder’s links join, confirm, move and cancel the call', async ({ page, request }) => {
      const [start, later] = [await ownTime(request), await ownTime(request)]
      const visitor = newVisitor()
      await book(request, start, visitor)
      const text = await remind(visitor.email)
      const open = (label: string) => page.goto(linkIn(text, label).href)

      await open('I’ll be there')
      await expect(page.getByRole('main')).toContainText(inWords(start))
      await expect(page.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
        'href',
        linkIn(text, 'Join the video call').href,
      )
      await page.getByRole('button', { name: 'I’ll be there' }).click()
      await expect(heading(page)).toHaveText('Your call is confirmed')

      await open('Move the call')
      await expect(page.getByText(`Your call is on ${inWords(start)}`)).toBeVisible()
      await chooseNewTime(page, later)
      await page.getByRole('button', { name: 'Move the call' }).click()
      await expect(heading(page)).toHaveText('Your strategy call was moved.')
      await expect(page.locator('main time')).toContainText(inWords(later))
      expect(await isOpen(request, start)).toBe(true)
      expect(await isOpen(request, later)).toBe(false)

      // The reminder of the earlier time still leads to the call.
      await open('Cancel the call')
      await expect(heading(page)).toHaveText('Cancel your call')
      await expect(page.getByText(inWords(later))).toBeVisible()
      await page.getByRole('button', { name: 'Cancel the call' }).click()
      await expect(heading(page)).toHaveText('This call was canceled')
      expect(await isOpen(request, later)).toBe(true)
      await open('I’ll be there')
      await expect(heading(page)).toHaveText('This call was canceled')
      await expect(page.getByRole('button', { name: 'I’ll be there' })).toHaveCount(0)
    })
  })
}

test('a scanner that opens every link of the pages changes nothing', async ({ page, request }) => {
  const start = await ownTime(request)
  const secret = await book(request, start)
  await page.goto(`/desk/call?booking=${secret}`)
  const own = await page
    .locator('main a')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    )
  expect(own).toContain(`/desk/call/cancel?booking=${secret}`)
  for (const href of [...own, `/desk/call/move?booking=${secret}&start=${start}`]) {
    expect((await request.get(href)).status()).toBe(200)
    expect((await request.head(href)).status()).toBe(200)
  }
  await page.reload()
  await expect(heading(page)).toHaveText('Your call is booked')
  await expect(page.getByRole('main')).toContainText(inWords(start))
})
