import { expect, type Frame, type Page, test } from '@playwright/test'
import { analyticsPath } from '../../app/scripts/analytics-path.ts'
import { answeredVisit, countedVisit, firstVisit } from './answered-visit.ts'
import { connectAnalytics, PROPERTY } from './counted-page.ts'
import { outsideOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

const TAG = `https://www.googletagmanager.com/gtag/js?id=${PROPERTY}`
const HEALTH = /ketamin|neuropath|regenerat|pain|depress|hormon|sgb|infusion/i
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const agreed = { ...denied, analytics_storage: 'granted' }

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dataLayer = (page: Page) => page.evaluate(() => typeof Reflect.get(window, 'dataLayer'))

test.describe('before consent', () => {
  test.use({ storageState: firstVisit })

  test('nothing is fetched or queued before consent; after it, consent states come first', async ({
    page,
    baseURL,
  }) => {
    const { asked, heard, eventsNamed } = await connectAnalytics(page)
    await page.goto('/?utm_source=ads&email=dana@practice.example#faq')
    await expect(page.locator('#consent-banner')).toContainText('Can we count which pages you read', {
      useInnerText: true,
    })
    expect(asked).toEqual([])
    expect(await dataLayer(page)).toBe('undefined')

    await answer(page, 'Accept all')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    expect(asked).toEqual([TAG])
    expect(heard.map(({ command }) => command.slice(0, 2))).toEqual([
      ['consent', 'default'],
      ['set', 'ads_data_redaction'],
      ['consent', 'update'],
      ['js', expect.anything()],
      ['config', PROPERTY],
      ['event', 'page_view'],
    ])
    expect(heard[0]?.command[2]).toEqual(denied)
    expect(heard[2]?.command[2]).toEqual(agreed)
    expect(heard[4]?.command[2]).toMatchObject({ send_page_view: false, page_location: `${baseURL}/` })
    expect(heard[5]?.command[2]).toEqual({
      page_location: `${baseURL}/`,
      page_path: '/',
      page_title: '/',
      page_referrer: '',
    })
  })

  test('a refusal fetches nothing, on this page and the next', async ({ page }) => {
    const { asked } = await connectAnalytics(page)
    await page.goto('/')
    await answer(page, 'Reject non-essential')
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(await dataLayer(page)).toBe('undefined')
  })

  test('consent given before analytics was connected does not cover it', async ({
    page,
    context,
    baseURL,
  }) => {
    const { asked } = await connectAnalytics(page)
    const value = `1.11.${Date.now().toString(36)}`
    await context.addCookies([{ name: 'consent', value, url: String(baseURL) }])
    await page.goto('/')
    await expect(page.locator('#consent-banner')).toBeVisible()
    expect(asked).toEqual([])
  })
})

test.describe('with consent', () => {
  test.use({ storageState: countedVisit })

  test('each page is counted once by its path, and no reported address names a treatment', async ({
    page,
    baseURL,
  }) => {
    const { eventsNamed, heard } = await connectAnalytics(page)
    const articles = [
      '/blog/ketamine-clinic-advertising-compliance',
      '/blog/neuropathy-marketing-complete-guide',
      '/blog/regenerative-medicine-marketing-roi',
    ]
    const walk = [
      '/',
      '/paid-traffic?gclid=x#top',
      '/blog?category=ketamine',
      ...articles,
      '/ketamine-near-me',
      '/about',
    ]
    for (const [index, address] of walk.entries()) {
      await page.goto(address, { referer: `${baseURL}/blog/ketamine-clinic-advertising-compliance?x=1` })
      await expect.poll(() => eventsNamed('page_view').length).toBe(index + 1)
    }
    const paths = [
      '/',
      '/paid-traffic',
      '/blog',
      ...articles.map((one) => analyticsPath(one)),
      '/404',
      '/about',
    ]
    expect(eventsNamed('page_view').map(({ command }) => command[2])).toEqual(
      paths.map((path) => ({
        page_location: `${baseURL}${path}`,
        page_path: path,
        page_title: path,
        page_referrer: `${baseURL}/`,
      })),
    )
    expect(JSON.stringify(heard.map(({ command }) => command))).not.toMatch(HEALTH)
  })

  test('a page restored from the back/forward cache is counted again', async ({ page }) => {
    const { eventsNamed, asked } = await connectAnalytics(page)
    await page.goto('/about')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => eventsNamed('page_view').length).toBe(2)
    expect(asked).toHaveLength(1)
  })

  test('a prerendered page is counted when shown', async ({ page }) => {
    const { eventsNamed, asked } = await connectAnalytics(page)
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'prerendering', { configurable: true, get: () => true })
    })
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
  })

  test('a patient page makes no third-party request', async ({ page }) => {
    const { asked } = await connectAnalytics(page)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        document.documentElement.dataset.patient = ''
        observer.disconnect()
      }).observe(document, { childList: true })
    })
    await page.goto('/desert-light')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dataset.patient)).toBe('')
    expect(asked).toEqual([])
    expect(await dataLayer(page)).toBe('undefined')
  })

  test('revoking consent disables the tag, also on cached pages', async ({ page, context, baseURL }) => {
    const { eventsNamed, heard, asked } = await connectAnalytics(page)
    await page.goto('/about')
    await expect.poll(() => eventsNamed('page_view').length).toBe(1)
    await context.addCookies([{ name: '_ga', value: '1', url: String(baseURL) }])
    await answer(page, 'Cookie choices')
    await answer(page, 'Reject non-essential')
    await expect.poll(() => heard.at(-1)?.command).toEqual(['consent', 'update', denied])
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), PROPERTY)).toBe(true)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(eventsNamed('page_view')).toHaveLength(1)
    expect(asked).toHaveLength(1)
  })

  test('the cookie policy marks Google Analytics cookies as in use', async ({ page }) => {
    await connectAnalytics(page)
    await page.goto('/cookie-policy')
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '_ga', exact: true }) })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('cell').last()).toHaveText('Yes, if you agree', { useInnerText: true })
  })
})

test.describe('conversions', () => {
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
})
