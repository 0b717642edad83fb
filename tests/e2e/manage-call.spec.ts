import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectConfirmation, fillDetails, newVisitor, submit, type Visitor } from './book-a-call.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'
import { mailsOf, mailWith } from './mail.ts'
import { onTheWall, ownTime } from './own-time.ts'
import { dataDir } from './servers.ts'

/** A little more than the minimum fill time of the server. */
const MIN_FORM_AGE_MS = 2100

/** Books by itself, as another visitor, and returns the secret of the confirmation address. */
async function book(
  request: APIRequestContext,
  start: string,
  visitor: Visitor = newVisitor(),
): Promise<string> {
  const key = /"formKey":"([^"]+)"/.exec(await (await request.get('/desk/booking')).text())?.[1] ?? ''
  await expect.poll(() => Date.now() - Number(key.split('.')[1])).toBeGreaterThan(MIN_FORM_AGE_MS)
  const answer = await request.post('/desk/booking', {
    headers: { Accept: 'application/json' },
    form: { ...visitor, key, start, zone: 'America/Denver', homepage: '' },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reference
}

const isOpen = async (request: APIRequestContext, start: string) =>
  (await (await request.get('/desk/slots')).json()).starts.includes(start)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A time as these pages say it: `Tuesday, December 1, 2026 at 10:00 AM Mountain`. */
function inWords(start: string): string {
  const { weekday, date, time } = onTheWall(start)
  return `${weekday}, ${date}, ${start.slice(0, 4)} at ${time} Mountain`
}

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

/** Turns the weeks of the move page to a time and chooses it. */
async function chooseNewTime(page: Page, start: string): Promise<void> {
  const { weekday, date, time } = onTheWall(start)
  const link = page.getByRole('link', { name: `${time}, ${weekday}, ${date}`, exact: true })
  while ((await link.count()) === 0) await page.getByRole('link', { name: 'Next week' }).click()
  await link.click()
}

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
      await expect(main).toContainText('The call is booked for 30 minutes.')
      await expect(main).toContainText('Minutes 15–30')
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

test('the pages of a call are accessible in every state', async ({ page, request }) => {
  const start = await ownTime(request)
  const secret = await book(request, start)
  const { starts } = await (await request.get('/desk/slots')).json()
  const check = async (address: string) => {
    await page.goto(address)
    expect.soft(await axeViolations(page), address).toEqual([])
    expect.soft(await smallTargets(page), address).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, address).toBeLessThanOrEqual(0)
  }
  const call = `?booking=${secret}`
  for (const address of [
    `/desk/call${call}`,
    `/desk/call/move${call}`,
    `/desk/call/move${call}&start=${starts.at(-1)}`,
    `/desk/call/move${call}&start=2020-01-01T00:00:00Z`,
    `/desk/call/cancel${call}`,
    `/bookingconfirmation${call}`,
    '/desk/call?booking=unknown',
  ])
    await check(address)
  await request.post(`/desk/call${call}`, { form: {} })
  await check(`/desk/call${call}`)
  await request.post(`/desk/call/cancel${call}`, { form: {} })
  for (const path of ['/desk/call', '/bookingconfirmation']) await check(`${path}${call}`)
})
