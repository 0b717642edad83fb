import { expect, test } from '@playwright/test'
import { chooseTime, widgetOf } from './book-a-call.ts'
import { ownTime } from './own-time.ts'
import { goByLink, handed, kept, SEARCH, today } from './stored-attribution.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

test('nothing of a visit to a patients’ page is stored, not even on later pages', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  await page.goto('/desert-light?utm_source=meta&utm_campaign=depression', { referer: SEARCH })
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: 'Accept all', exact: true }).click()
  // A patients' page links no page that sells; its policies do. It sends no referrer, so the policy counts as the
  // page the visit began with.
  await goByLink(page, '/privacy-policy')
  await page.waitForURL('/privacy-policy')
  await goByLink(page, '/book')
  await page.waitForURL('/book')
  await chooseTime(widgetOf(page), start)
  const landing = { landing: '/privacy-policy', came_on: today() }
  const { visit, longer } = await kept(page)
  for (const { attribution } of [visit, longer])
    expect(JSON.parse(attribution ?? '')).toEqual({ first: landing, last: landing })
  expect(JSON.stringify([visit, longer])).not.toMatch(/meta|depression|desert-light|google/)
  expect(await handed(widgetOf(page))).toEqual({
    ...landing,
    first_landing: landing.landing,
    first_came_on: landing.came_on,
  })
})

test('attribution outlives the session only with consent, and is deleted with it', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const touch = { utm_source: 'google', landing: '/', came_on: today() }
  await page.goto('/?utm_source=google')
  await expect
    .poll(async () => JSON.parse((await kept(page)).visit.attribution ?? 'null'))
    .toEqual({ first: touch, last: touch })
  expect((await kept(page)).longer).not.toHaveProperty('attribution')

  await answer('Accept all')
  await expect
    .poll(async () => JSON.parse((await kept(page)).longer.attribution ?? 'null'))
    .toEqual({ first: touch, last: touch })
  await answer('Cookie choices')
  await answer('Reject non-essential')
  await expect.poll(async () => 'attribution' in (await kept(page)).longer).toBe(false)
  const after = await kept(page)
  expect(after.longer).not.toHaveProperty('attribution')
  expect(after.visit).toHaveProperty('attribution')

  // Left by an earlier version of the site or an expired consent.
  await page.evaluate((one) => {
    localStorage.setItem('attribution', JSON.stringify({ first: one, last: one }))
  }, touch)
  await page.goto('/about')
  await expect.poll(async () => 'attribution' in (await kept(page)).longer).toBe(false)
})

test('a prerendered page stores nothing until it is shown', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { get: () => true, configurable: true }),
  )
  await page.goto('/?utm_source=google')
  expect((await kept(page)).visit).not.toHaveProperty('attribution')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  expect((await kept(page)).visit.attribution).toContain('"utm_source":"google"')
})
