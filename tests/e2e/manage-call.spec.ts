import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import {
  book,
  expectConfirmation,
  expectTime,
  fillDetails,
  heading,
  isOpen,
  newVisitor,
  submit,
  turnTo,
} from './steps/book-a-call.ts'
import { mailsOf, mailWith } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { dataDir } from './steps/servers.ts'
import { claimTime, localTime } from './steps/time-zone.ts'

runOnlyOn('phone')

/**
 * Makes the second reminder of a visitor's call due now instead of an hour before the call, waits for it, and returns
 * the words of the email.
 */
async function remind(email: string): Promise<string> {
  await mailsOf(email)
  const before = (await mailWith(email)).map(({ subject }) => subject)
  const newMails = async () => (await mailWith(email)).filter(({ subject }) => !before.includes(subject))
  const database = new DatabaseSync(path.join(dataDir, 'bookings.sqlite'), { timeout: 5000 })
  const { changes } = database
    .prepare(
      `UPDATE outbox SET due_at = ?
       WHERE kind = 'hour-reminder' AND booking_id = (SELECT id FROM bookings WHERE email = ?)`,
    )
    .run(Date.now(), email)
  database.close()
  expect(changes).toBe(1)
  // The outbox is read every few seconds.
  await expect.poll(async () => (await newMails()).length, { timeout: 20_000 }).toBe(1)
  const [reminder] = await newMails()
  return reminder?.text ?? ''
}

const main = (page: Page) => page.getByRole('main')
const showsTime = (page: Page, start: string) => expect(main(page)).toContainText(localTime(start).date)

// The pages of a call are plain HTML: what works without scripts works with them.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the reminder’s links confirm, move and cancel the call, each by one press', async ({
    page,
    request,
  }) => {
    const [start, later] = [await claimTime(request), await claimTime(request)]
    const visitor = newVisitor()
    await book(request, start, visitor)
    const text = await remind(visitor.email)
    const linkTo = (way: RegExp) => way.exec(text)?.[0] ?? 'no such link'

    await page.goto(linkTo(/https?:\S+\/desk\/call\?\S+/))
    await showsTime(page, start)
    await expect(main(page).locator('a[href^="https:"]').first()).toBeVisible()
    const confirm = main(page).locator('form[method="post"] button')
    await confirm.click()
    await expect(confirm).toHaveCount(0)
    await page.reload()
    await expect(confirm).toHaveCount(0)

    await page.goto(linkTo(/https?:\S+\/desk\/call\/move\?\S+/))
    await showsTime(page, start)
    await (await turnTo(page, later)).click()
    await page.getByRole('button', { name: 'Move the call' }).click()
    await expectTime(page, later)
    expect(await isOpen(request, start)).toBe(true)
    expect(await isOpen(request, later)).toBe(false)

    // The reminder of the earlier time still leads to the call.
    await page.goto(linkTo(/https?:\S+\/desk\/call\/cancel\?\S+/))
    await showsTime(page, later)
    await page.getByRole('button', { name: 'Cancel the call' }).click()
    await expect(page.getByRole('button', { name: 'Cancel the call' })).toHaveCount(0)
    expect(await isOpen(request, later)).toBe(true)
    const canceled = await heading(page).innerText()
    await page.goto(linkTo(/https?:\S+\/desk\/call\?\S+/))
    await expect(heading(page)).toHaveText(canceled)
    await expect(confirm).toHaveCount(0)
  })
})

test('the confirmation leads to a move of the call, and its address tells no other page', async ({
  page,
  request,
}) => {
  const [start, later] = [await claimTime(request), await claimTime(request)]
  await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
  const visitor = newVisitor()
  await fillDetails(page, visitor)
  await submit(page)
  const secret = await expectConfirmation(page, start)
  await expect(main(page)).toContainText(visitor.email)
  await page.reload()
  await expectTime(page, start)
  await expect(page).toHaveURL('/bookingconfirmation')
  await page.locator('main a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => document.referrer)).not.toContain(secret)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(secret)
  await page.goBack()
  await expectTime(page, start)
  await main(page).locator('a[href^="/desk/call/move"]').click()
  await (await turnTo(page, later)).click()
  expect(await isOpen(request, start)).toBe(false)
  await page.getByRole('button', { name: 'Move the call' }).click()
  await expectTime(page, later)
  // Going back does not move the call again.
  await page.goBack()
  await showsTime(page, later)
  await request.post(`/desk/call/cancel?booking=${secret}`, { form: {} })
  await page.goto(`/bookingconfirmation?booking=${secret}`)
  await main(page).locator('a[href="/book"]').first().click()
  await expect(page).toHaveURL('/book')
})

test('an address that leads to no call confirms nothing, says whom to call, and leads to a booking', async ({
  request,
}) => {
  for (const query of ['', '?booking=unknown-reference-1234', '?booking=', '?booking=%00']) {
    const html = await (await request.get(`/bookingconfirmation${query}`)).text()
    const [, said = ''] = /<main(.*)<\/main>/s.exec(html) ?? []
    expect(said, query).not.toMatch(/<time|href="\/desk\/call/)
    for (const href of ['tel:', '/book"']) expect(said, query).toContain(`href="${href}`)
  }
})
