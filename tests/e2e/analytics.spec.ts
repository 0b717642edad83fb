import { expect, type Frame, type Page, test } from '@playwright/test'
import { consent } from '../../app/content/site/consent.data.ts'
import { anyClinic } from './patients/clinics.ts'
import { answeredVisit, countedVisit, firstVisit } from './steps/answered-visit.ts'
import { connectAnalytics, dataLayer, PROPERTY } from './steps/counted-page.ts'
import { everyAddress, forPatients } from './steps/every-address.ts'
import { waitUntilStable } from './steps/islands.ts'
import { answerForWidgets, booked, tell, widgetFrame } from './steps/outside-widget.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { countingOrigin, outsideOrigin } from './steps/servers.ts'

runOnlyOn('desktop')
test.use({ baseURL: countingOrigin })

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const agreed = { ...denied, analytics_storage: 'granted' }
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.describe('on a first visit', () => {
  test.use({ storageState: firstVisit })

  test('nothing is fetched before consent; then consent states come first, and a path alone is told', async ({
    page,
    baseURL,
  }) => {
    const { tagRequests, commands, eventsNamed } = await connectAnalytics(page)
    await page.goto('/?utm_source=ads&email=dana@practice.example#faq')
    await expect(page.getByRole('button', { name: consent.acceptAll })).toBeVisible()
    expect(tagRequests).toEqual([])
    expect(await dataLayer(page)).toBe('undefined')

    await answer(page, consent.acceptAll)
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    expect(tagRequests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${PROPERTY}`])
    expect(commands.map(({ command }) => command.slice(0, 2))).toEqual([
      ['consent', 'default'],
      ['set', 'ads_data_redaction'],
      ['consent', 'update'],
      ['js', expect.anything()],
      ['config', PROPERTY],
      ['event', 'page_view'],
    ])
    expect([commands[0]?.command[2], commands[2]?.command[2]]).toEqual([denied, agreed])
    const told = {
      page_location: `${baseURL}/`,
      page_path: '/',
      page_title: await page.title(),
      page_referrer: '',
    }
    expect(commands[5]?.command[2]).toEqual(told)
  })
})

test.describe('with consent', () => {
  test.use({ storageState: countedVisit })

  test('each page is counted once by its path and title, and no report names a booking', async ({
    page,
    baseURL,
  }) => {
    const { eventsNamed, commands } = await connectAnalytics(page)
    const article = everyAddress.find((one) => one.startsWith('/blog/')) ?? ''
    const secret = 'reference-of-a-call-1'
    const walk = [
      ['/paid-traffic?gclid=x#top', '/paid-traffic'],
      [article, article],
      ['/ketamine-near-me', '/404'],
      [`/bookingconfirmation?booking=${secret}`, '/bookingconfirmation'],
    ] as const
    for (const [index, [address]] of walk.entries()) {
      await page.goto(address, { referer: `${baseURL}${article}?x=1` })
      await expect.poll(() => eventsNamed('page_view').length).toBe(index + 1)
    }
    const paths = eventsNamed('page_view').map(
      ({ command }) => (command[2] as { page_path: string }).page_path,
    )
    expect(paths).toEqual(walk.map(([, path]) => path))
    const reports = JSON.stringify(commands.map(({ command }) => command))
    expect(reports).not.toContain(secret)
    expect(reports).not.toMatch(/near-me|gclid/)
    // A page that is restored from the back/forward cache counts again.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => eventsNamed('page_view').length).toBe(walk.length + 1)
  })

  test('revoking it stops the tag', async ({ page }) => {
    const { eventsNamed, commands, tagRequests } = await connectAnalytics(page)
    await page.goto('/about')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    await answer(page, consent.reopen)
    await expect(page.getByRole('button', { name: consent.save, exact: true })).toBeVisible()
    await answer(page, consent.rejectNonEssential)
    await expect.poll(() => commands.at(-1)?.command).toEqual(['consent', 'update', denied])
    await page.goto('/')
    await waitUntilStable(page)
    expect(tagRequests).toHaveLength(1)
  })

  test('a page for patients still tells nobody and stores nothing', async ({ page, context }) => {
    await page.clock.install()
    const told: string[] = []
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin !== countingOrigin || pathname === '/seen') told.push(request.url())
    })
    for (const address of forPatients.filter((one) => one.includes(anyClinic.slug))) {
      const query = `${address.includes('?') ? '&' : '?'}utm_source=ads`
      await page.goto(`${countingOrigin}${address}${query}`)
      await waitUntilStable(page)
      // A page that counts says so after a second.
      await page.clock.runFor(2000)
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), address).toEqual([0, 0])
    }
    expect(told).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    // A link to a page with analytics must not tell it where the visitor was.
    await page.locator('footer a[href="/privacy-policy"]').click()
    await expect(page).toHaveURL(`${countingOrigin}/privacy-policy`)
    expect(await page.evaluate(() => document.referrer)).toBe('')
  })
})

/** Opens a page with an outside widget and returns its frame. */
async function openFramed(page: Page, address: string): Promise<Frame> {
  await answerForWidgets(page)
  await page.goto(address)
  return await widgetFrame(page)
}

test.describe('conversions', () => {
  test.use({ storageState: countedVisit, baseURL: outsideOrigin })

  for (const [name, address, message, next] of [
    ['booking', '/book', booked, '/bookingconfirmation?booked=1'],
    ['generate_lead', '/growth_playbook', 'msgsndr-form-submit', '/growth_playbook_s'],
  ] as const)
    test(`${name} is counted once, when the widget reports it`, async ({ page }) => {
      const { eventsNamed } = await connectAnalytics(page)
      const frame = await openFramed(page, address)
      await expect.poll(() => eventsNamed('page_view').length).toBe(1)
      expect(eventsNamed(name)).toEqual([])
      await tell(frame, message, message)
      await page.waitForURL(next)
      expect(eventsNamed(name).map(({ on }) => on)).toEqual([`${outsideOrigin}${address}`])
      await tell(await openFramed(page, address), message)
      await page.waitForURL(next)
      expect(eventsNamed(name)).toHaveLength(1)
    })

  test('a blocked tag keeps nobody from the next page', async ({ page }) => {
    const { tagRequests } = await connectAnalytics(page, { isBlocked: true })
    const frame = await openFramed(page, '/book')
    await expect.poll(() => tagRequests.length).toBe(1)
    await tell(frame, booked)
    await page.waitForURL('/bookingconfirmation?booked=1')
  })

  test('is counted where the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
    const { eventsNamed } = await connectAnalytics(page)
    const frame = await openFramed(page, '/book')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    await tell(frame, booked)
    await page.waitForURL('/bookingconfirmation?booked=1')
    expect(eventsNamed('booking')).toHaveLength(1)
  })

  test.describe('without consent', () => {
    test.use({ storageState: answeredVisit })

    test('are not counted and not stored', async ({ page }) => {
      const { tagRequests, commands } = await connectAnalytics(page)
      await tell(await openFramed(page, '/book'), booked)
      await page.waitForURL('/bookingconfirmation?booked=1')
      expect([...tagRequests, ...commands]).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('counted'))).toBeNull()
    })
  })
})

test.describe('our own count', () => {
  test.use({ storageState: firstVisit })

  test('a page tells our own server that it was seen, and keeps nothing', async ({ page, context }) => {
    const told = page.waitForRequest('**/seen')
    await page.goto('/about?utm_source=letter')
    expect(new URLSearchParams((await told).postData() ?? '').toString()).toMatch(
      /^page=%2Fabout&source=letter&events=seen%3A(narrow|middle|wide)$/,
    )
    expect((await (await told).response())?.status()).toBe(204)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})
