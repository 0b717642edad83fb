import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { chooseZone, type Widget, waitUntilOldEnough, widgetOf } from './book-a-call.ts'
import { mailTo, mailWith } from './mail.ts'
import { onTheWall } from './own-time.ts'

/** A new visitor, and a day in three weeks. */
function newRequest() {
  const id = randomUUID().slice(0, 8)
  const day = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return {
    ...{ name: `Dana Reyes ${id}`, practice: `Clinic ${id}`, email: `dana.${id}@practice.example` },
    ...{ day, part: 'Evening', note: `After 6, ${id}.` },
  }
}
type NewRequest = ReturnType<typeof newRequest>

async function fill(widget: Widget, request: NewRequest): Promise<void> {
  await widget.getByLabel('Your name').fill(request.name)
  await widget.getByLabel('Practice name').fill(request.practice)
  await widget.getByLabel('E-mail address').fill(request.email)
  await widget.getByLabel(/^Preferred day/).fill(request.day)
  await widget.getByLabel('Part of the day').selectOption(request.part)
  await widget.getByLabel(/^Anything that helps/).fill(request.note)
}

async function send(widget: Widget): Promise<void> {
  await waitUntilOldEnough(widget)
  await widget.getByRole('button', { name: 'Send request' }).click()
}

/** The agency has the request by mail, and can answer it. */
async function expectMail(request: NewRequest): Promise<void> {
  const mail = await mailTo(request.email)
  const { weekday, date } = onTheWall(`${request.day}T19:00:00Z`)
  expect(mail.subject).toBe(
    `Request for a call: ${request.name}, ${request.practice}, ${weekday}, ${date}, ${request.day.slice(0, 4)}`,
  )
  expect(mail.replyTo?.[0]?.address).toBe(request.email)
  const text = mail.text?.replace(/\s+/g, ' ')
  expect(text).toContain(`${weekday}, ${date}, ${request.day.slice(0, 4)}, in the evening, Mountain`)
  expect(text).toContain(request.note)
}

async function openFromBook(page: Page): Promise<Widget> {
  await page.goto('/book')
  const widget = widgetOf(page)
  await expect(widget.getByLabel('Times are shown in')).toHaveValue('America/Denver')
  await widget.getByRole('link', { name: 'ask for another time' }).click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Ask for another time')
  return widget
}

test('a visitor whom no time suits asks for another inside the page, and the agency gets a mail', async ({
  page,
}) => {
  const request = newRequest()
  const widget = await openFromBook(page)
  await expect(widget.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(widget.getByText('In your time zone: Mountain Time (Denver).')).toBeVisible()
  await expect(widget.getByLabel('Your time zone')).toHaveCount(0)
  await fill(widget, request)
  await send(widget)
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  await expect(widget.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(widget.getByText('We’ll e-mail you to find a time.')).toBeVisible()
  await expect(page).toHaveURL('/book')
  await expectMail(request)
  await widget.getByRole('link', { name: 'See the open times' }).click()
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText('Choose a time')
})

test('mistakes are named in place, a failed connection loses nothing, and a second press sends once', async ({
  page,
}) => {
  const request = newRequest()
  await page.goto('/desk/request')
  const button = page.getByRole('button', { name: 'Send request' })
  await fill(page, { ...request, email: 'dana@practice', day: '' })
  await page.getByLabel(/^Preferred day/).fill('2031-01-01')
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Please fix 2 answers')
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: /^Choose a day within/ }).click()
  await expect(page.getByLabel(/^Preferred day/)).toBeFocused()
  await page.getByLabel(/^Preferred day/).fill(request.day)
  await page.getByLabel('E-mail address').fill(request.email)
  await expect(page.getByText('Thanks, that’s fixed')).toBeVisible()

  await page.route('**/desk/request', (route) => route.abort('connectionreset'))
  await send(page)
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach our server')
  await expect(page.getByLabel('Practice name')).toHaveValue(request.practice)
  await page.unroute('**/desk/request')
  await button.dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
  await expectMail(request)
  expect(await mailWith(request.email)).toHaveLength(1)
})

test('the way to the form and the form itself work by keyboard', async ({ page }) => {
  await page.goto('/desk/booking')
  await page.getByRole('link', { name: 'ask for another time' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/desk\/request(\?.*)?#request$/)
  await page.getByLabel('Your name').focus()
  for (const label of ['Practice name', 'E-mail address', /^Phone number/, /^Preferred day/]) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label)).toBeFocused()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form opens, corrects and ends inside the page', async ({ page }) => {
    const request = newRequest()
    await page.goto('/book')
    const widget = widgetOf(page)
    await chooseZone(widget, 'America/Denver')
    await widget.getByRole('link', { name: 'ask for another time' }).click()
    await expect(widget.getByLabel('Your time zone')).toHaveValue('America/Denver')
    // The browser accepts the address; only the server rejects it.
    await fill(widget, { ...request, email: 'dana@practice' })
    await send(widget)
    await expect(widget.getByRole('alert')).toContainText('Please fix 1 answer')
    await expect(widget.getByLabel(/^Preferred day/)).toHaveValue(request.day)
    await expect(widget.getByLabel('Part of the day')).toHaveValue('evening')
    await expect(widget.getByLabel('E-mail address')).toHaveAccessibleDescription(/Enter your e-mail address/)
    await widget.getByLabel('E-mail address').fill(request.email)
    await widget.getByRole('button', { name: 'Send request' }).click()
    await expect(widget.getByRole('heading', { level: 1 })).toHaveText('We have your request')
    await expect(page).toHaveURL('/book')
    await expectMail(request)
    await widget.getByRole('link', { name: 'See the open times' }).click()
    await expect(widget.getByLabel('Times are shown in')).toHaveValue('America/Denver')
  })

  test('a visitor says which time zone is theirs, and the agency reads that one', async ({ page }) => {
    const request = newRequest()
    await page.goto('/desk/request')
    const zone = page.getByLabel('Your time zone')
    await expect(zone).toBeVisible()
    await expect(page.getByText(/^In (your|this) time zone/)).toBeHidden()
    await zone.selectOption('Arizona (Phoenix)')
    await fill(page, request)
    await send(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request')
    const text = (await mailTo(request.email)).text?.replace(/\s+/g, ' ')
    expect(text).toContain('in the evening, Mountain Standard Time (America/Phoenix)')
  })
})
