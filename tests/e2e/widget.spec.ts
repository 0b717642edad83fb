import { expect, type Frame, type Page, test } from '@playwright/test'
import { FRAME_TITLE } from './book-a-call.ts'
import { outsideOrigin } from './servers.ts'

const WIDGET = 'https://widget.example/widget/booking/calendar-1'
const OTHER_WAYS = 'The calendar isn’t loading.'

const ready = '[iFrameResizerChild]Ready'
const height = (px: number) => `[iFrameSizer]msgsndr-calendar:${px}:640:init`
const booked = ['msgsndr-booking-complete', { fingerprint: 'f-1', calendarId: 'calendar-1' }]

test.use({ baseURL: outsideOrigin })

/** Records messages received by the page, so that a test knows when one without effect has arrived. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    addEventListener('message', (event) => heard.push(JSON.stringify(event.data)))
  })
}

/** Mocks the provider: a page of another origin that sends the test's messages. */
async function openBookingPage(page: Page, html = '<!doctype html><title>Calendar</title>'): Promise<Frame> {
  await page.route('https://widget.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await recordMessages(page)
  await page.goto('/book')
  return widgetFrame(page)
}

async function widgetFrame(page: Page): Promise<Frame> {
  const frame = await (await page.getByTitle(FRAME_TITLE).elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame on the booking page.')
  return frame
}

/** Posts messages from the frame to the page and waits until they have arrived. */
async function tellPage(page: Page, frame: Frame, ...messages: unknown[]): Promise<void> {
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)
  const before = await heard()
  await frame.evaluate((all) => {
    for (const message of all) window.parent.postMessage(message, '*')
  }, messages)
  await expect.poll(heard).toBeGreaterThanOrEqual(before + messages.length)
}

/** The frame's inner height. */
function roomIn(page: Page): Promise<number> {
  return page.getByTitle(FRAME_TITLE).evaluate((frame) => frame.clientHeight)
}

test('an outside calendar gets the height it reports, within limits', async ({ page }) => {
  const frame = await openBookingPage(page)
  await tellPage(page, frame, ready, height(934))
  await expect.poll(() => roomIn(page)).toBe(934)
  await tellPage(page, frame, height(812.2))
  await expect.poll(() => roomIn(page)).toBe(813)
  await tellPage(page, frame, ['highlevel.setHeight', { height: 680, id: 'msgsndr-calendar' }])
  await expect.poll(() => roomIn(page)).toBe(813)
  await tellPage(page, frame, height(300))
  await expect.poll(() => roomIn(page)).toBe(680)
  await tellPage(page, frame, height(99999))
  await expect.poll(() => roomIn(page)).toBe(4000)
  await tellPage(page, frame, '[iFrameSizer]x:-5:640:init', '[iFrameSizer]x:many:640:init', null, 7, {})
  await expect.poll(() => roomIn(page)).toBe(4000)
})

test('a completed booking redirects to the confirmation page', async ({ page }) => {
  const frame = await openBookingPage(page)
  await frame.evaluate((message) => window.parent.postMessage(message, '*'), booked)
  await page.waitForURL('/bookingconfirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your strategy call is confirmed.')
})

test('only messages of the calendar’s frame are accepted, and it cannot navigate the page', async ({
  page,
}) => {
  const frame = await openBookingPage(page)
  const navigations: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations.push(request.url())
  })
  await tellPage(page, frame, ready, height(700))

  await test.step('the page itself', () => tellPage(page, page.mainFrame(), height(900), booked))
  await test.step('another frame of the same origin', async () => {
    await page.evaluate((address) => {
      const other = document.createElement('iframe')
      other.src = `${address}?other`
      document.body.append(other)
    }, WIDGET)
    await expect.poll(() => page.frame({ url: /\?other$/ })?.url()).toBeTruthy()
    const other = page.frame({ url: /\?other$/ })
    if (!other) throw new Error('The other frame is gone.')
    await tellPage(page, other, height(900), booked)
  })
  await test.step('a wish for another address', () =>
    tellPage(
      page,
      frame,
      ['modify-parent-url', '/elsewhere'],
      ['modify-parent-url', 'https://widget.example/'],
    ))
  await expect.poll(() => roomIn(page)).toBe(700)

  await test.step('the right frame once it shows another origin', async () => {
    await page.getByTitle(FRAME_TITLE).evaluate((element) => {
      ;(element as HTMLIFrameElement).src = '/desk/booking?embed=1'
    })
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await tellPage(page, frame, height(900), booked)
    await expect.poll(() => roomIn(page)).toBe(700)
  })
  await expect(page).toHaveURL('/book')
  expect(navigations).toEqual([])
})

for (const [silence, html] of [
  ['is blocked', null],
  ['shows an empty page', ''],
] as const) {
  test(`a calendar that ${silence} is replaced by the other contact options`, async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00Z' })
    await page.clock.pauseAt('2026-11-20T10:00:01Z')
    await recordMessages(page)
    await page.route('https://widget.example/**', (route) =>
      html === null
        ? route.abort('blockedbyclient')
        : route.fulfill({ contentType: 'text/html', body: html }),
    )
    await page.goto('/book')
    const otherWays = page.getByRole('alert').filter({ hasText: OTHER_WAYS })
    await page.clock.runFor(7500)
    await expect(otherWays).toBeHidden()
    await page.clock.runFor(1000)
    await expect(otherWays).toBeVisible()
    await expect(otherWays.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+\d{11}$/)
    await expect(otherWays.getByRole('link', { name: /^E-mail / })).toHaveAttribute('href', /^mailto:.+@/)
    const ownTab = otherWays.getByRole('link', { name: /new tab/ })
    await expect(ownTab).toHaveAttribute('href', WIDGET)
    await expect(ownTab).toHaveAttribute('target', '_blank')
    if (html === null) return

    await tellPage(page, await widgetFrame(page), ready)
    await expect(otherWays).toBeHidden()
    await page.clock.runFor(60_000)
    await expect(otherWays).toBeHidden()
  })
}

test('a calendar that responds in time never shows the other contact options', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await page.clock.pauseAt('2026-11-20T10:00:01Z')
  const frame = await openBookingPage(page)
  await tellPage(page, frame, ready)
  await page.clock.runFor(60_000)
  await expect(page.getByText(OTHER_WAYS)).toBeHidden()
})

for (const [server, origin, address] of [
  ['the outside calendar', outsideOrigin, WIDGET],
  ['the desk', '', '/desk/booking'],
] as const) {
  test(`campaign parameters reach ${server}, and nothing else does`, async ({ request }, testInfo) => {
    const home = origin || String(testInfo.project.use.baseURL)
    const visit = new URLSearchParams({
      utm_source: 'google & co',
      gclid: 'Cj0KCQ_abc-123',
      email: 'dana@practice.example',
      name: 'Dana',
      utm_campaign: 'x'.repeat(201),
      embed: '0',
    })
    const html = await (await request.get(`${home}/book?${visit}`)).text()
    const src = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const framed = new URL(src, home)
    expect(framed.href.startsWith(new URL(address, home).href)).toBe(true)
    const { embed, ...campaign } = Object.fromEntries(framed.searchParams)
    expect(campaign).toEqual({ utm_source: 'google & co', gclid: 'Cj0KCQ_abc-123' })
    expect(embed).toBe(origin ? undefined : '1')
  })
}
