import { expect, type Frame, type Page, test } from '@playwright/test'
import { answerForWidgets, booked, tell, widgetFrame } from './steps/outside-widget.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { outsideOrigin } from './steps/servers.ts'

const WIDGET = 'https://widget.example/widget/booking/calendar-1'
const frameOf = (page: Page) => page.locator('main iframe').first()

const ready = '[iFrameResizerChild]Ready'
const height = (px: number) => `[iFrameSizer]msgsndr-calendar:${px}:640:init`

runOnlyOn('desktop')
test.use({ baseURL: outsideOrigin })

/** Records messages received by the page, so that a test knows when one without effect has arrived. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    addEventListener('message', (event) => heard.push(JSON.stringify(event.data)))
  })
}

async function openBookingPage(page: Page): Promise<Frame> {
  await answerForWidgets(page)
  await recordMessages(page)
  await page.goto('/book')
  return await widgetFrame(page)
}

/** Posts messages from the frame to the page and waits until they have arrived. */
async function tellPage(page: Page, frame: Frame, ...messages: unknown[]): Promise<void> {
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)
  const before = await heard()
  await tell(frame, ...messages)
  await expect.poll(heard).toBeGreaterThanOrEqual(before + messages.length)
}

/** Returns the frame's inner height in pixels. */
function roomIn(page: Page): Promise<number> {
  return frameOf(page).evaluate((frame) => frame.clientHeight)
}

test('an outside calendar gets the height it reports, within limits, by its own messages alone, and cannot send the page elsewhere', async ({
  page,
}) => {
  const frame = await openBookingPage(page)
  await tellPage(page, frame, ready, height(934))
  await expect.poll(() => roomIn(page)).toBe(934)
  await tellPage(page, frame, height(99999))
  await expect.poll(() => roomIn(page)).toBeLessThan(5000)
  const most = await roomIn(page)
  await tellPage(page, frame, '[iFrameSizer]x:-5:640:init', '[iFrameSizer]x:many:640:init', null, 7, {})
  await expect.poll(() => roomIn(page)).toBe(most)

  await tellPage(page, frame, height(700))
  await tellPage(page, page.mainFrame(), height(900), booked)
  await page.evaluate((address) => {
    const other = document.createElement('iframe')
    other.src = `${address}?other`
    document.body.append(other)
  }, WIDGET)
  await expect.poll(() => page.frame({ url: /\?other$/ })?.url()).toBeTruthy()
  await tellPage(page, page.frame({ url: /\?other$/ }) as Frame, height(900), booked)
  await tellPage(page, frame, ['modify-parent-url', '/elsewhere'])
  await expect.poll(() => roomIn(page)).toBe(700)
  await expect(page).toHaveURL('/book')
  // The right frame doesn't count either, once it shows another origin.
  await frameOf(page).evaluate((element) => {
    ;(element as HTMLIFrameElement).src = '/desk/booking?embed=1'
  })
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await tellPage(page, frame, height(900), booked)
  await expect.poll(() => roomIn(page)).toBe(700)
  await expect(page).toHaveURL('/book')
})

test('below a calendar that may say nothing, phone, email and a new tab are always offered', async ({
  page,
}) => {
  await page.route('https://widget.example/**', (route) => route.abort())
  await page.goto('/book')
  for (const href of ['tel:', 'mailto:', WIDGET])
    await expect(page.locator(`[data-island="framed-widget"] iframe ~ ul a[href^="${href}"]`)).toBeVisible()
})

test('after a booking the page says that the call is confirmed, and nothing that only our own widget does', async ({
  page,
}) => {
  const frame = await openBookingPage(page)
  await tell(frame, { meetingBookSucceeded: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your strategy call is confirmed.')
  await expect(page.getByRole('main')).not.toContainText(/we’ll email|confirmation email/i)
  await page.goto('/bookingconfirmation')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('If you just booked')
})
