import { expect, test } from '@playwright/test'
import {
  chooseTime,
  chooseZone,
  expectConfirmation,
  fillDetails,
  newVisitor,
  submit,
  widgetOf,
} from './book-a-call.ts'
import { mailsOf } from './mail.ts'
import { ownTime, VISITOR_ZONE } from './own-time.ts'
import { attributionOf, goByLink, handed, SEARCH, today, typed } from './stored-attribution.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

const unfold = (text = '') => text.replace(/\s+/g, ' ')

test('first and last touch are in the e-mail and the operator’s list, with visits in between', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  const visitor = newVisitor()
  await page.goto('/seo?utm_source=google&utm_medium=cpc&utm_campaign=spring&gclid=Cj0K&email=a@b.co', {
    referer: SEARCH,
  })
  await goByLink(page, '/blog')
  await page.waitForURL('/blog')
  await page.goto('/about?utm_source=newsletter')
  await page.reload()
  await goByLink(page, '/book')
  await page.waitForURL('/book')

  const widget = widgetOf(page)
  await chooseTime(widget, start)
  await fillDetails(widget, visitor)
  await submit(widget)
  await expectConfirmation(page, start)

  const { confirmation, agencyCopy } = await mailsOf(visitor.email)
  const copy = unfold(agencyCopy.text)
  expect(copy).toContain(
    'First source: google / cpc / spring, gclid Cj0K, from www.google.com, landed on /seo, ',
  )
  expect(copy).toContain('Source before booking: newsletter, landed on /about, ')
  expect(confirmation.text).not.toMatch(/google \/ cpc|spring|newsletter/)
  expect(copy).not.toMatch(/ketamine\+|a@b\.co/)

  expect(await attributionOf('bookings', visitor.email)).toEqual({
    first_utm_source: 'google',
    first_utm_medium: 'cpc',
    first_utm_campaign: 'spring',
    first_gclid: 'Cj0K',
    first_referrer: 'https://www.google.com',
    first_landing: '/seo',
    first_came_on: today(),
    utm_source: 'newsletter',
    landing: '/about',
    came_on: today(),
  })
  const row = (await typed('bookings')).split('\n').find((line) => line.includes(visitor.email))
  expect(row).toContain('google / cpc / spring, then newsletter')
})

test('the lead form passes on the attribution', async ({ page }) => {
  const { email } = newVisitor()
  await page.goto('/about', { referer: 'https://www.bing.com/' })
  await page.goto('/growth_playbook')
  const form = page.frameLocator('iframe[title="2025 Telehealth Shift"]')
  await expect.poll(() => handed(form)).toMatchObject({ referrer: 'https://www.bing.com', landing: '/about' })
  await form.getByLabel('Your name').fill('Dana Example')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Practice name').fill('Example Practice')
  await form.getByLabel('Specialty').selectOption('Ketamine')
  // The server rejects a form submitted within two seconds.
  await page.waitForTimeout(2100)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  await page.waitForURL('/growth_playbook_s')

  const { agencyCopy } = await mailsOf(email)
  expect(unfold(agencyCopy.text)).toContain('Source: www.bing.com, landed on /about, ')
  expect(await attributionOf('leads', email)).toMatchObject({
    first_referrer: 'https://www.bing.com',
    referrer: 'https://www.bing.com',
  })
  const row = (await typed('leads')).split('\n').find((line) => line.includes(email))
  expect(row).toContain('www.bing.com')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the campaign in the query of /book is stored as first and last touch', async ({ page, request }) => {
    const start = await ownTime(request)
    const visitor = newVisitor()
    await page.goto('/book?utm_source=x')
    const widget = widgetOf(page)
    await chooseZone(widget, VISITOR_ZONE)
    await chooseTime(widget, start)
    await fillDetails(widget, visitor)
    await submit(widget)
    await expectConfirmation(page, start)
    expect(unfold((await mailsOf(visitor.email)).agencyCopy.text)).toContain('Source: x Booked on:')
    expect(await attributionOf('bookings', visitor.email)).toEqual({ utm_source: 'x', first_utm_source: 'x' })
  })
})
