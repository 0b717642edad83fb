import { expect, test } from '@playwright/test'
import { site } from '../../app/content/site/site.data.ts'
import {
  book,
  bookButton,
  chooseTime,
  expectConfirmation,
  expectDetails,
  fieldOf,
  fillDetails,
  isOpen,
  newVisitor,
  openFilledForm,
  openWidget,
  submit,
  widgetOf,
  zoneOf,
} from './steps/book-a-call.ts'
import { invitationIn, mailsOf, mailWith } from './steps/mail.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { claimMiddleOfDay, claimTime, localTime, VISITOR_ZONE } from './steps/time-zone.ts'

const digits = (text: string) => text.replace(/\D/g, '')

test('the calendar shows the soonest times first, on three days, in the zone that is chosen, and how to reach us when none suits', async ({
  page,
}) => {
  const widget = await openWidget(page)
  // The frame is as tall as the calendar: nothing in it scrolls, and nothing takes its place.
  const overflow = () => widget.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight)
  await expect.poll(overflow).toBe(0)
  await expect(page.locator('main iframe').first()).toHaveAttribute('style', /height/)
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveCount(0)
  const words = await widget.locator('main').innerText()
  expect(digits(words)).toContain(digits(site.phone.display))
  expect(words).toContain(site.email)
  const soonest = widget.getByRole('region', { name: 'Next open times' }).getByRole('link')
  await expect(soonest).toHaveCount(3)
  const shown = await soonest.allInnerTexts()
  // The times are on three days, and at three parts of the day.
  for (const part of [/^\w+, \w+\s\d+/, /\d+:\d\d\s[AP]M$/])
    expect(new Set(shown.map((text) => part.exec(text)?.[0])).size).toBe(3)
  const first = soonest.first()
  await expect(first).toBeInViewport()
  const start = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams.get('start') ?? ''
  // The opened list has every zone of the browser.
  await zoneOf(widget).focus()
  const exotic = 'Pacific/Chatham'
  await expect(zoneOf(widget).locator(`option[value="${exotic}"]`)).toBeAttached()
  await zoneOf(widget).selectOption(exotic)
  await expect(first).toContainText(localTime(start, exotic).time.replace(' ', '\u00a0'))
  await first.click()
  await expect(fieldOf(widget, 'name')).toBeVisible()
  await expect(widget.locator('main')).toContainText(localTime(start, exotic).date)
})

test.describe('on a phone', () => {
  runOnlyOn('phone')

  test('a visitor books from the home page, and both sides get their email', async ({ page, request }) => {
    const start = await claimTime(request)
    const visitor = newVisitor()
    await page.goto('/')
    await page.locator('main a[href="/book"]').first().click()
    await expect(page).toHaveURL('/book')
    const widget = await openWidget(page)
    await chooseTime(widget, start)
    const { weekday, date, time } = localTime(start)
    await expect(widget.locator('main')).toContainText(`${weekday}, ${date}`)
    await fillDetails(widget, visitor)
    await submit(widget)
    await expectConfirmation(page, start)

    const { confirmation, agencyCopy } = await mailsOf(visitor.email)
    for (const text of [confirmation.text, confirmation.html]) {
      expect(text).toContain(`${weekday}, ${date}`)
      expect(text).toContain(time)
    }
    expect(invitationIn(confirmation)).toMatchObject({ method: 'REQUEST', start })
    for (const answer of Object.values(visitor)) expect(agencyCopy.text).toContain(answer)
    expect(agencyCopy.replyTo?.[0]?.address).toBe(visitor.email)

    // Going back leads to the calendar, which must not say that the visitor's own time is gone.
    await page.goBack()
    await expect(zoneOf(widgetOf(page))).toBeVisible()
    await expect(widgetOf(page).getByRole('alert')).toHaveCount(0)
  })

  test('the form keeps its answers over the way back and a reload, and forgets them when the call is booked', async ({
    page,
    request,
  }) => {
    const { start, visitor, widget } = await openFilledForm(page, request)
    // Playwright's goBack waits for a page load; here only the widget's step changes.
    await page.evaluate(() => history.back())
    await expect(zoneOf(widget)).toBeVisible()
    await page.evaluate(() => history.forward())
    await expectDetails(widget, visitor)
    await page.reload()
    await expect(zoneOf(widget)).toHaveValue(VISITOR_ZONE)
    await chooseTime(widget, start)
    await expectDetails(widget, visitor)
    await submit(widget)
    await expectConfirmation(page, start)
    await chooseTime(await openWidget(page), await claimTime(request))
    await expect(fieldOf(widget, 'email')).toHaveValue('')
  })

  test('the form names what is wrong until it is right, and loses nothing when the network fails', async ({
    page,
    request,
  }) => {
    const { start, visitor, widget } = await openFilledForm(page, request)
    const email = fieldOf(widget, 'email')
    await email.fill('dana@practice')
    await fieldOf(widget, 'phone').fill('call me in the morning')
    await bookButton(widget).click()
    await expect(email).toBeFocused()
    await expect(widget.getByRole('alert')).toHaveText('Please fix 2 answers below')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/./)
    await email.fill(visitor.email)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await fieldOf(widget, 'phone').fill(visitor.phone)

    await page.route('**/desk/booking', (route) => route.abort('connectionreset'))
    await submit(widget)
    await expect(widget.getByRole('alert')).toBeFocused()
    await expectDetails(widget, visitor)
    await page.unroute('**/desk/booking')
    await submit(widget)
    await expectConfirmation(page, start)
  })

  test('the form books once when it is pressed twice', async ({ page, request }) => {
    const { start, visitor, widget } = await openFilledForm(page, request)
    const { promise: pressedTwice, resolve: letGo } = Promise.withResolvers<void>()
    let posts = 0
    await page.route('**/desk/booking', async (route) => {
      posts += 1
      await pressedTwice
      await route.continue()
    })
    await submit(widget)
    await expect.poll(() => posts).toBe(1)
    await fieldOf(widget, 'name').press('Enter')
    letGo()
    await expectConfirmation(page, start)
    expect(posts).toBe(1)
    // The two emails of one booking, no more.
    await mailsOf(visitor.email)
  })

  test('the form offers the nearest times with the same answers when somebody else was quicker', async ({
    page,
    request,
  }) => {
    const start = await claimMiddleOfDay(request)
    const visitor = newVisitor()
    const widget = await openWidget(page)
    await chooseTime(widget, start)
    await fillDetails(widget, visitor)
    await book(request, start)
    await submit(widget)
    const notice = widget.getByRole('alert')
    await expect(notice).toBeFocused()
    await expectDetails(widget, visitor)
    const offers = notice.locator('button[value]')
    const starts = await offers.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))
    const { starts: open }: { starts: string[] } = await (await request.get('/desk/slots')).json()
    const distance = (instant: string) => Math.abs(Date.parse(instant) - Date.parse(start))
    const byDistance = (a: string, b: string) => distance(a) - distance(b)
    const [nearest = ''] = starts.toSorted(byDistance)
    expect(distance(nearest)).toBe(distance(open.toSorted(byDistance)[0] ?? ''))
    await submit(widget, notice.locator(`button[value="${nearest}"]`))
    await expectConfirmation(page, nearest)
  })

  test('four answers book a call, and optional ones follow it', async ({ page, request }) => {
    const start = await claimTime(request)
    const { name, practice, email } = newVisitor()
    const widget = await openWidget(page)
    await expect(page.getByText('Step 1 of 2 · Choose a time', { exact: true })).toBeVisible()
    await chooseTime(widget, start)
    const step = page.getByText('Step 2 of 2 · Your details', { exact: true })
    await expect(step).toBeInViewport()
    await fieldOf(widget, 'name').fill(name)
    await fieldOf(widget, 'email').fill(`${name.slice(-8)}@gmial.com`)
    await widget.getByRole('button', { name: 'Did you mean' }).click()
    await expect(fieldOf(widget, 'email')).toHaveValue(`${name.slice(-8)}@gmail.com`)
    await expect(widget.getByRole('button', { name: 'Did you mean' })).toHaveCount(0)
    await fieldOf(widget, 'email').fill(email)
    await fieldOf(widget, 'practice').fill(practice)
    await fieldOf(widget, 'specialty').selectOption({ index: 1 })
    await submit(widget)
    await expectConfirmation(page, start)
    const { agencyCopy } = await mailsOf(email)
    expect(agencyCopy.text).not.toContain('Phone')

    const price = page.getByLabel('What an average patient pays')
    const typed = `$2,500 (${name.slice(-8)})`
    await price.fill(typed)
    await page.getByRole('button', { name: 'Send your answer' }).click()
    await expect(page.getByText('We have your answer')).toBeInViewport()
    await expect(price).toHaveCount(0)
    await expect.poll(async () => (await mailWith(typed)).length).toBe(1)
  })

  test('a third call for the same address is not booked: the answers are kept and we call', async ({
    page,
    request,
  }) => {
    const visitor = newVisitor()
    for (const _ of ['first', 'second']) await book(request, await claimTime(request), visitor)
    const start = await claimTime(request)
    await page.goto(`/desk/booking?zone=America/Denver&start=${start}`)
    await fillDetails(page, visitor)
    await submit(page)
    await expect(fieldOf(page, 'name')).toBeHidden()
    expect(await isOpen(request, start)).toBe(true)
    const main = page.locator('main')
    await expect.poll(async () => digits(await main.innerText())).toContain(digits(visitor.phone))
    await expect(main.locator(`a[href="tel:${site.phone.dial}"]`).first()).toBeVisible()
  })
})
