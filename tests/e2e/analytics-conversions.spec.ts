import { expect, type Frame, type Page, test } from '@playwright/test'
import { answeredVisit, countedVisit } from './answered-visit.ts'
import { connectAnalytics } from './counted-page.ts'
import { outsideOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
test.use({ storageState: countedVisit, baseURL: outsideOrigin })

const booked = ['msgsndr-booking-complete', { fingerprint: 'f-1', calendarId: 'calendar-1' }]

/** Opens a page with an outside widget and returns its frame, which sends the widget's messages. */
async function openFramed(page: Page, address: string): Promise<Frame> {
  await page.route(/^https:\/\/(widget|form)\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Widget</title>' }),
  )
  await page.goto(address)
  const frame = await (
    await page.locator('[data-island="framed-widget"] iframe').elementHandle()
  )?.contentFrame()
  if (!frame) throw new Error(`There is no frame on ${address}.`)
  return frame
}

const tell = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((all) => {
    for (const message of all) window.parent.postMessage(message, '*')
  }, messages)

for (const [name, address, message, next] of [
  ['booking', '/book', booked, '/bookingconfirmation'],
  ['generate_lead', '/growth_playbook', 'msgsndr-form-submit', '/growth_playbook_s'],
] as const) {
  test(`${name} is counted once, only when the widget reports it`, async ({ page }) => {
    const { eventsNamed } = await connectAnalytics(page)
    await page.goto(next)
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    const frame = await openFramed(page, address)
    await expect.poll(() => eventsNamed('page_view').length).toBe(2)
    expect(eventsNamed(name)).toEqual([])

    await tell(frame, message, message)
    await page.waitForURL(next)
    expect(eventsNamed(name)).toHaveLength(1)
    expect(eventsNamed(name)[0]?.on).toBe(`${outsideOrigin}${address}`)
    expect(eventsNamed(name)[0]?.command[2]).toMatchObject({ page_path: address, transport_type: 'beacon' })
    await expect.poll(() => eventsNamed('page_view').length).toBe(3)
    await page.reload()
    await expect.poll(() => eventsNamed('page_view').length).toBe(4)

    await tell(await openFramed(page, address), message)
    await page.waitForURL(next)
    expect(eventsNamed(name)).toHaveLength(1)
  })
}

test('a blocked tag delays nobody', async ({ page }) => {
  const { asked } = await connectAnalytics(page, { isBlocked: true })
  const frame = await openFramed(page, '/book')
  await expect.poll(() => asked.length).toBe(1)
  await tell(frame, booked)
  await page.waitForURL('/bookingconfirmation', { timeout: 900, waitUntil: 'commit' })
})

test.describe('without consent', () => {
  test.use({ storageState: answeredVisit })

  test('are not counted and not stored', async ({ page }) => {
    const { asked, heard } = await connectAnalytics(page)
    await tell(await openFramed(page, '/book'), booked)
    await page.waitForURL('/bookingconfirmation')
    expect([...asked, ...heard]).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('counted'))).toBeNull()
  })
})
