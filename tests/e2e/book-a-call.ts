import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { onTheWall, VISITOR_ZONE } from './own-time.ts'

/** The widget in its frame, or the same widget as a page of its own. */
export type Widget = Page | FrameLocator

export const FRAME_TITLE = 'Schedule Your Free Patient Growth Strategy Call'

/** The desk takes a form two seconds after it was drawn at the earliest; sooner, it was not a person. */
const LEAST_FORM_AGE_MS = 2100

export interface Visitor {
  name: string
  practice: string
  email: string
  phone: string
  specialty: string
  note: string
}

/** A visitor nobody else is: the desk gives one call to one e-mail address. */
export function newVisitor(): Visitor {
  const mark = randomUUID().slice(0, 8)
  return {
    name: `Dana O’Neil ${mark}`,
    practice: `Clinic ${mark} & Partners`,
    email: `dana.${mark}@practice.example`,
    phone: '(303) 555-0117',
    specialty: 'Neuropathy',
    note: `First line, ${mark}.\nSecond line: what does a consultation cost?`,
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
  specialty: 'Kind of practice',
  note: /^What should we know/,
} as const

export function fieldOf(widget: Widget, name: keyof Visitor) {
  return widget.getByLabel(fieldLabels[name])
}

/** Shows the times in another zone, as a browser without scripts has to: with the button. */
export async function chooseZone(widget: Widget, zone: string): Promise<void> {
  const select = widget.getByLabel('Times are shown in')
  await select.selectOption(zone)
  await widget.getByRole('button', { name: 'Show times' }).click()
  // The select shows the choice before the new page is there; only the links tell that it is.
  await expect(widget.getByRole('link', { name: 'Later week' })).toHaveAttribute(
    'href',
    new RegExp(`zone=${encodeURIComponent(zone)}`),
  )
  await expect(select).toHaveValue(zone)
}

/** Turns the weeks and opens the day, as far as that is needed, and chooses the time. */
export async function chooseTime(widget: Widget, start: string, zone = VISITOR_ZONE): Promise<void> {
  const { weekday, date, shortDate, time } = onTheWall(start, zone)
  const link = widget.getByRole('link', {
    name: `${time}, ${weekday}, ${date}`,
    exact: true,
    includeHidden: true,
  })
  // A hydrated widget starts in the office's zone and changes to the visitor's: only then are the times theirs.
  await expect(widget.getByLabel('Times are shown in')).toHaveValue(zone)
  const tab = widget.getByText(/^Week \d of \d$/)
  for (let week = 1; ; week++) {
    // A click on a page that has only just been painted can be lost by the browser: it is made once more then.
    await expect(async () => {
      const shown = await tab.textContent()
      if (shown?.startsWith(`Week ${week - 1} `))
        await widget.getByRole('link', { name: 'Later week' }).click()
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
  for (const name of ['name', 'practice', 'email', 'phone', 'note'] as const) {
    await fieldOf(widget, name).fill(visitor[name])
  }
  await fieldOf(widget, 'specialty').selectOption(visitor.specialty)
}

export async function expectDetails(widget: Widget, visitor: Visitor): Promise<void> {
  for (const name of ['name', 'practice', 'email', 'phone', 'specialty', 'note'] as const) {
    await expect(fieldOf(widget, name)).toHaveValue(visitor[name])
  }
}

export function bookButton(widget: Widget) {
  return widget.getByRole('button', { name: 'Book this time' })
}

/** Waits until the form is as old as a person would have made it. Its key says when it was drawn. */
export async function waitUntilOldEnough(widget: Widget): Promise<void> {
  const key = widget.locator('input[name="key"]')
  await expect
    .poll(async () => Date.now() - Number((await key.inputValue()).split('.')[1]))
    .toBeGreaterThan(LEAST_FORM_AGE_MS)
}

/** Presses the button of the chosen time, or another that sends the form, as a person would, no sooner than the desk takes the form. */
export async function submit(widget: Widget, button = bookButton(widget)): Promise<void> {
  await waitUntilOldEnough(widget)
  await button.click()
}

/** The page of the booked call, in the visitor's own zone, at the top level. Returns the call's reference. */
export async function expectConfirmation(page: Page, start: string, zone = 'Mountain'): Promise<string> {
  await page.waitForURL(/\/bookingconfirmation\?booking=[\w-]{16,64}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your strategy call is confirmed.')
  const { weekday, date, time } = onTheWall(start)
  const said = page.locator('main time')
  await expect(said).toContainText(`${weekday}, ${date}, ${start.slice(0, 4)} at ${time} ${zone}`)
  expect(Date.parse((await said.getAttribute('datetime')) ?? '')).toBe(Date.parse(start))
  return new URL(page.url()).searchParams.get('booking') ?? ''
}
