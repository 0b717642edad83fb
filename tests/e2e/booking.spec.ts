import { expect, type Page, test } from '@playwright/test'
import {
  bookButton,
  chooseTime,
  expectConfirmation,
  expectDetails,
  FRAME_TITLE,
  fieldOf,
  fillDetails,
  newVisitor,
  openFilledForm,
  submit,
  waitUntilOldEnough,
  widgetOf,
} from './book-a-call.ts'
import { invitationIn, mailsOf } from './mail.ts'
import { onTheWall, ownTime } from './own-time.ts'

test('a visitor books from the home page, and both sides get their e-mail', async ({ page, request }) => {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Book your free strategy call' }).first().click()
  await expect(page).toHaveURL('/book')

  const widget = widgetOf(page)
  await chooseTime(widget, start)
  const { weekday, date, time } = onTheWall(start)
  await expect(widget.locator('p').filter({ hasText: /^Your time:/ })).toContainText(`${weekday}, ${date}`)
  await expect(widget.locator('p').filter({ hasText: /^Your time:/ })).toContainText(`${time} Mountain`)
  // No service for texts is set: nothing offers them.
  await expect(widget.getByRole('checkbox')).toHaveCount(0)
  await expect(widget.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await fillDetails(widget, visitor)
  await submit(widget)

  await expectConfirmation(page, start)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  const { confirmation, agencyCopy } = await mailsOf(visitor.email)
  for (const text of [confirmation.text, confirmation.html]) {
    expect(text).toContain(`${weekday}, ${date}`)
    expect(text).toContain(`${time} Mountain`)
  }
  expect(confirmation.text).not.toContain(visitor.practice)
  const invitation = invitationIn(confirmation)
  expect(invitation).toMatchObject({
    method: 'REQUEST',
    start,
    location: expect.stringContaining('https://'),
  })
  expect(Date.parse(invitation.end) - Date.parse(invitation.start)).toBe(30 * 60 * 1000)

  const copy = agencyCopy.text ?? ''
  for (const answer of Object.values(visitor)) expect(copy).toContain(answer)
  expect(agencyCopy.replyTo?.[0]?.address).toBe(visitor.email)
})

test('the widget is in the served page and grows with its content', async ({ page, request }) => {
  const start = await ownTime(request)
  const html = await (await request.get('/book')).text()
  const frameTag = /<iframe[^>]*>/.exec(html)?.[0] ?? ''
  expect(frameTag).toContain('src="/desk/booking?embed=1"')
  expect(frameTag).toContain(`title="${FRAME_TITLE}"`)

  await page.goto('/book')
  const frame = page.getByTitle(FRAME_TITLE)
  const inner = widgetOf(page).locator('html')
  const overflow = () => inner.evaluate((root) => root.scrollHeight - root.clientHeight)
  const contentHeight = () => inner.evaluate(() => document.body.getBoundingClientRect().height)
  const height = async () => (await frame.boundingBox())?.height ?? 0

  await expect.poll(contentHeight).toBeGreaterThan(300)
  await expect.poll(overflow).toBe(0)
  expect(await height()).toBeGreaterThanOrEqual(600)
  await chooseTime(widgetOf(page), start)
  await bookButton(widgetOf(page)).click()
  await expect(widgetOf(page).getByRole('alert')).toContainText('Please fix 5 answers')
  await expect.poll(async () => (await height()) - (await contentHeight())).toBeGreaterThanOrEqual(0)
  await expect.poll(overflow).toBe(0)
  expect(await height()).toBeGreaterThanOrEqual(Math.max(600, await contentHeight()))
})

test('answers survive going back to the times, browser Back, and a reload', async ({ page, request }) => {
  const { start, visitor, widget } = await openFilledForm(page, request)
  const times = widget.getByRole('heading', { level: 1, name: 'Choose a time' })

  await widget.getByRole('link', { name: 'Change the time' }).click()
  await expect(times).toBeVisible()
  await goThroughHistory(page, 'back')
  await expectDetails(widget, visitor)

  await goThroughHistory(page, 'back')
  await expect(times).toBeVisible()
  await expect(page).toHaveURL('/book')
  await goThroughHistory(page, 'forward')
  await expectDetails(widget, visitor)

  await page.reload()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Your details')
  await expectDetails(widget, visitor)
  await submit(widget)
  await expectConfirmation(page, start)
})

/** Playwright's goBack waits for a page load; here only the widget's step changes. */
function goThroughHistory(page: Page, direction: 'back' | 'forward'): Promise<void> {
  return page.evaluate((way) => window.history[way](), direction)
}

test('a network error is reported, keeps the answers, and the next click books', async ({
  page,
  request,
}) => {
  const { start, visitor, widget } = await openFilledForm(page, request)
  await page.route('**/desk/booking', (route) => route.abort('connectionreset'))
  await submit(widget)

  await expect(widget.getByRole('alert')).toContainText('We couldn’t reach our server')
  await expect(widget.getByRole('alert')).toBeFocused()
  await expectDetails(widget, visitor)
  await page.unroute('**/desk/booking')
  await submit(widget)
  await expectConfirmation(page, start)
})

test('clicking twice books once', async ({ page, request }) => {
  const { start, visitor, widget } = await openFilledForm(page, request)

  const { promise: pressedTwice, resolve: letGo } = Promise.withResolvers<void>()
  const bodies: string[] = []
  await page.route('**/desk/booking', async (route) => {
    bodies.push(route.request().postData() ?? '')
    await pressedTwice
    await route.continue()
  })
  await waitUntilOldEnough(widget)
  await bookButton(widget).click()
  await expect.poll(() => bodies.length).toBe(1)
  // Forced, because Playwright does not click a disabled button.
  await widget.getByRole('button', { name: 'Booking…' }).click({ force: true })
  await fieldOf(widget, 'name').press('Enter')
  letGo()
  const reference = await expectConfirmation(page, start)
  expect(bodies).toHaveLength(1)

  // The same form again, as a network retry: returns the same booking.
  const again = await request.post('/desk/booking', {
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    data: bodies[0] ?? '',
  })
  expect(again.status()).toBe(200)
  expect(await again.json()).toMatchObject({ reference })
  await mailsOf(visitor.email)
})

test('the opened list of zones contains all zones of the browser', async ({ page }) => {
  await page.goto('/desk/booking')
  const zone = page.getByLabel('Times are shown in')
  await expect(page.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  const listed = await zone.locator('option').count()
  await zone.focus()
  await expect.poll(() => zone.locator('option').count()).toBeGreaterThan(listed + 100)
  await zone.selectOption('Pacific/Chatham')
  await expect(zone).toHaveValue('Pacific/Chatham')
  // 45 minutes off every zone of the short list.
  await expect(page.locator('.time-slot:visible').first()).toHaveText(/^\d+:45 /)
})
