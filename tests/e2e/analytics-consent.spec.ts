import { expect, type Page, test } from '@playwright/test'
import { countedVisit, firstVisit } from './answered-visit.ts'
import { connectAnalytics, dataLayer, PROPERTY } from './counted-page.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

const TAG = `https://www.googletagmanager.com/gtag/js?id=${PROPERTY}`
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}

const agreed = { ...denied, analytics_storage: 'granted' }

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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
