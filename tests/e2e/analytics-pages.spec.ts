import { expect, test } from '@playwright/test'
import { analyticsPath } from '../../app/scripts/analytics-path.ts'
import { countedVisit } from './answered-visit.ts'
import { connectAnalytics, dataLayer } from './counted-page.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
test.use({ storageState: countedVisit })

const HEALTH = /ketamin|neuropath|regenerat|pain|depress|hormon|sgb|infusion/i

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
