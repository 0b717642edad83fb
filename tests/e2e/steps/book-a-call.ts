import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { site } from '../../../app/content/site/site.data.ts'
import { formKeyIn } from '../../fixtures/form-key.ts'
import { claimTime, localTime, VISITOR_ZONE } from './time-zone.ts'

/** The widget in its frame or as a page. */
export type Widget = Page | FrameLocator

/** A little more than the minimum fill time of the server. */
const MIN_FORM_AGE_MS = 2100

/** A unique visitor, because an email address can have few upcoming calls. */
export function newVisitor() {
  const id = randomUUID().slice(0, 8)
  return {
    name: `Dana O’Neil ${id}`,
    practice: `Clinic ${id} & Partners`,
    email: `dana.${id}@practice.example`,
    phone: '(303) 555-0117',
    note: `First line, ${id}.\nSecond line: what does a consultation cost?`,
  }
}
export type Visitor = ReturnType<typeof newVisitor>
const FIELDS = ['name', 'practice', 'email', 'phone', 'note'] as const

export const heading = (widget: Widget) => widget.getByRole('heading', { level: 1 })
export const fieldOf = (widget: Widget, name: keyof Visitor | 'specialty') =>
  widget.locator(`[name="${name}"]`)
export const zoneOf = (widget: Widget) => widget.locator('select[name="zone"]')
export const bookButton = (widget: Widget) => widget.getByRole('button', { name: 'Book this time' })

/** The widget in its frame on `/book` or on the page of the guide. */
export const widgetOf = (page: Page): FrameLocator => page.frameLocator('main iframe')

/** Opens `/book` and waits until the widget has moved into the visitor's zone. */
export async function openWidget(page: Page, address = '/book'): Promise<Widget> {
  await page.goto(address)
  const widget = address.startsWith('/book') ? widgetOf(page) : page
  await expect(zoneOf(widget)).toHaveValue(VISITOR_ZONE)
  await expect(widget.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  return widget
}

/** Changes the time zone without scripts, with the button. */
export async function chooseZone(widget: Widget, zone = VISITOR_ZONE): Promise<void> {
  await zoneOf(widget).selectOption(zone)
  await widget.getByRole('button', { name: 'Show times' }).click()
  // The select changes before the new page is loaded; the links show that it is.
  const links = new RegExp(`zone=${encodeURIComponent(zone)}`)
  await expect(widget.getByRole('link', { name: 'Next week' })).toHaveAttribute('href', links)
}

/** Turns to the week of a time and returns its link. The calendar may begin with the second week that has times. */
export async function turnTo(widget: Widget, start: string) {
  const { weekday, date, time } = localTime(start)
  const name = `${time}, ${weekday}, ${date}`
  const link = widget.getByRole('link', { name, exact: true, includeHidden: true })
  const week = widget.getByText(/^Week \d of \d$/)
  for (const name of ['Previous week', 'Next week']) {
    const arrow = widget.getByRole('link', { name })
    while ((await link.count()) === 0 && (await arrow.getAttribute('aria-disabled')) === null) {
      const shown = await week.innerText()
      await arrow.click()
      await expect(week).not.toHaveText(shown)
    }
  }
  return link
}

/** Turns to the week of a time, opens the day if necessary and chooses the time. */
export async function chooseTime(widget: Widget, start: string): Promise<void> {
  const link = await turnTo(widget, start)
  const { weekday, shortDate } = localTime(start)
  if (!(await link.isVisible()))
    await widget.getByRole('button', { name: new RegExp(`^${weekday}, ${shortDate} `) }).click()
  await link.click()
}

export async function fillDetails(widget: Widget, visitor: Visitor): Promise<void> {
  for (const name of FIELDS) await fieldOf(widget, name).fill(visitor[name])
  await fieldOf(widget, 'specialty').selectOption({ index: 1 })
}

export async function expectDetails(widget: Widget, visitor: Visitor): Promise<void> {
  for (const name of FIELDS) await expect(fieldOf(widget, name)).toHaveValue(visitor[name])
}

/** Opens `/book`, chooses a time reserved for this test and fills in the details of a new visitor. */
export async function openFilledForm(page: Page, request: APIRequestContext) {
  const start = await claimTime(request)
  const visitor = newVisitor()
  const widget = await openWidget(page)
  await chooseTime(widget, start)
  await fillDetails(widget, visitor)
  return { start, visitor, widget }
}

/** Waits for the minimum fill time. The form key contains the time of rendering. */
async function waitUntilOldEnough(widget: Widget): Promise<void> {
  const key = widget.locator('input[name="key"]').first()
  // Uses the browser's clock, which tests at another date set to the server's.
  const now = () => key.evaluate(() => Date.now())
  await expect.poll(async () => ageOf(await key.inputValue(), await now())).toBeGreaterThan(MIN_FORM_AGE_MS)
}
const ageOf = (key: string, now = Date.now()) => now - Number(key.split('.')[1])

/** Submits the form after the minimum fill time, by the given button. */
export async function submit(widget: Widget, button = bookButton(widget)): Promise<void> {
  await waitUntilOldEnough(widget)
  await button.click()
}

/** Expects the confirmation page in the top window, in the visitor's zone. Returns the secret of its links. */
export async function expectConfirmation(page: Page, start: string): Promise<string> {
  // Without JavaScript the reference stays in the address.
  await page.waitForURL(/\/bookingconfirmation(\?booking=[\w-]{16,64})?$/)
  await expectTime(page, start)
  const move = await page.locator('main a[href^="/desk/call/move"]').getAttribute('href')
  return new URLSearchParams(move?.split('?')[1]).get('booking') ?? ''
}

/** The confirmation page shows the call at this time. */
export async function expectTime(page: Page, start: string): Promise<void> {
  const { weekday, date, time } = localTime(start)
  const shown = page.locator('main time')
  await expect(shown).toContainText(`${weekday}, ${date}`)
  await expect(shown).toContainText(time)
  expect(Date.parse((await shown.getAttribute('datetime')) ?? '')).toBe(Date.parse(start))
}

/** Keys of forms that were opened for the next bookings, so that those needn't wait. */
const openedForms: string[] = []

/** Books without a browser, as another visitor, and returns the secret of the confirmation address. */
export async function book(
  request: APIRequestContext,
  start: string,
  visitor = newVisitor(),
): Promise<string> {
  while (openedForms.length < 2)
    openedForms.push(formKeyIn(await (await request.get('/desk/booking')).text()))
  const key = openedForms.shift() ?? ''
  await expect.poll(() => ageOf(key)).toBeGreaterThan(MIN_FORM_AGE_MS)
  const answer = await request.post('/desk/booking', {
    headers: { Accept: 'application/json' },
    form: { ...visitor, specialty: site.specialties[0] ?? '', key, start, zone: VISITOR_ZONE, homepage: '' },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reference
}

export const isOpen = async (request: APIRequestContext, start: string) =>
  (await (await request.get('/desk/slots')).json()).starts.includes(start)
