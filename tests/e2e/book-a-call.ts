import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test'
import { onTheWall, ownTime, VISITOR_ZONE } from './own-time.ts'

/** The widget in its frame or as a page. */
export type Widget = Page | FrameLocator

export const FRAME_TITLE = 'Schedule Your Free Patient Growth Strategy Call'

/** A little more than the minimum fill time of the server. */
export const MIN_FORM_AGE_MS = 2100

export interface Visitor {
  name: string
  practice: string
  email: string
  phone: string
  specialty: string
  area: string
  note: string
}

/** A unique visitor, because an e-mail address can have only one upcoming call. */
export function newVisitor(): Visitor {
  const id = randomUUID().slice(0, 8)
  return {
    name: `Dana O’Neil ${id}`,
    practice: `Clinic ${id} & Partners`,
    email: `dana.${id}@practice.example`,
    phone: '(303) 555-0117',
    specialty: 'Neuropathy',
    area: `Boulder ${id}, CO`,
    note: `First line, ${id}.\nSecond line: what does a consultation cost?`,
  }
}

export function widgetOf(page: Page): FrameLocator {
  return page.frameLocator(`iframe[title="${FRAME_TITLE}"]`)
}

const fieldLabels = {
  name: 'Your name',
  practice: 'Practice name',
  email: 'E-mail address',
  phone: 'Phone number',
  specialty: 'Specialty',
  area: /^City and state/,
  note: /^Anything we should know/,
} as const

export function fieldOf(widget: Widget, name: keyof Visitor) {
  return widget.getByLabel(fieldLabels[name])
}

/** Changes the time zone without scripts, with the button. */
export async function chooseZone(widget: Widget, zone: string): Promise<void> {
  const select = widget.getByLabel('Times are shown in')
  await select.selectOption(zone)
  await widget.getByRole('button', { name: 'Show times' }).click()
  // The select changes before the new page is loaded; the links show that it is.
  await expect(widget.getByRole('link', { name: 'Next week' })).toHaveAttribute(
    'href',
    new RegExp(`zone=${encodeURIComponent(zone)}`),
  )
  await expect(select).toHaveValue(zone)
}

/** Goes to the week, opens the day if necessary and chooses the time. */
export async function chooseTime(widget: Widget, start: string, zone = VISITOR_ZONE): Promise<void> {
  const { weekday, date, shortDate, time } = onTheWall(start, zone)
  const link = widget.getByRole('link', {
    name: `${time}, ${weekday}, ${date}`,
    exact: true,
    includeHidden: true,
  })
  // The hydrated widget switches from the office's zone to the visitor's.
  await expect(widget.getByLabel('Times are shown in')).toHaveValue(zone)
  const tab = widget.getByText(/^Week \d of \d$/)
  for (let week = 1; ; week++) {
    // The browser can lose a click just after the first paint; retry.
    await expect(async () => {
      const shown = await tab.textContent()
      if (shown?.startsWith(`Week ${week - 1} `))
        await widget.getByRole('link', { name: 'Next week' }).click()
      await expect(tab).toHaveText(new RegExp(`^Week ${week} of `), { timeout: 3000 })
    }).toPass()
    if ((await link.count()) > 0) break
  }
  if (!(await link.isVisible())) {
    await widget.getByRole('button', { name: new RegExp(`^${weekday}, ${shortDate} `) }).click()
  }
  await link.click()
  await expect(widget.getByRole('heading', { level: 1, name: 'Your details' })).toBeVisible()
}

export async function fillDetails(widget: Widget, visitor: Visitor): Promise<void> {
  for (const name of ['name', 'practice', 'email', 'phone', 'area', 'note'] as const) {
    await fieldOf(widget, name).fill(visitor[name])
  }
  await fieldOf(widget, 'specialty').selectOption(visitor.specialty)
}

/** Opens `/book`, chooses a time reserved for this test and fills in the details of a new visitor. */
export async function openFilledForm(page: Page, request: APIRequestContext) {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto('/book')
  const widget = widgetOf(page)
  await chooseTime(widget, start)
  await fillDetails(widget, visitor)
  return { start, visitor, widget }
}

export async function expectDetails(widget: Widget, visitor: Visitor): Promise<void> {
  for (const name of ['name', 'practice', 'email', 'phone', 'specialty', 'area', 'note'] as const) {
    await expect(fieldOf(widget, name)).toHaveValue(visitor[name])
  }
}

export function bookButton(widget: Widget) {
  return widget.getByRole('button', { name: 'Book this time' })
}

/** Waits for the minimum fill time. The form key contains the time of rendering. */
export async function waitUntilOldEnough(widget: Widget): Promise<void> {
  const key = widget.locator('input[name="key"]')
  await expect
    .poll(async () => Date.now() - Number((await key.inputValue()).split('.')[1]))
    .toBeGreaterThan(MIN_FORM_AGE_MS)
}

/** Submits the form after the minimum fill time, by the given button. */
export async function submit(widget: Widget, button = bookButton(widget)): Promise<void> {
  await waitUntilOldEnough(widget)
  await button.click()
}

/** Expects the confirmation page in the top window, in the visitor's zone. Returns the booking reference. */
export async function expectConfirmation(page: Page, start: string, zone = 'Mountain'): Promise<string> {
  // Without JavaScript the reference stays in the address.
  await page.waitForURL(/\/bookingconfirmation(\?booking=[\w-]{16,64})?$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your strategy call is confirmed.')
  const { weekday, date, time } = onTheWall(start)
  const element = page.locator('main time')
  await expect(element).toContainText(`${weekday}, ${date}, ${start.slice(0, 4)} at ${time} ${zone}`)
  expect(Date.parse((await element.getAttribute('datetime')) ?? '')).toBe(Date.parse(start))
  const move = await page.getByRole('link', { name: 'Move the call' }).getAttribute('href')
  return new URLSearchParams(move?.split('?')[1]).get('booking') ?? ''
}
