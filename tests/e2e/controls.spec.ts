import { expect, type Locator, type Page, test } from '@playwright/test'
import { settled } from './awake.ts'
import { everyAddress, forPatients, sweptAddresses } from './every-address.ts'

/** Specified calls to action that do not link to the booking page. */
const otherTargets: Record<string, RegExp> = {
  '/whats-included': /^#contact$/,
  '/growth_playbook_s': /\.pdf$/,
  '/thankyou_2025DEA': /^\/$/,
  '/book': /^(\/desk\/booking|tel:|mailto:)/,
}

/** A patient's page leads to a step of the clinic's path, or to the clinic's phone. */
const leadsToBooking = (address: string, href: string) =>
  forPatients.includes(address) ? /^(\/book\?clinic=|tel:)/.test(href) : href === '/book'

/** Pages with both: their own, and the header's to the booking page. */
const isCall = (address: string, href: string) =>
  leadsToBooking(address, href) || (otherTargets[address]?.test(href) ?? false)

/**
 * The first visible button that is not in `pressed`, by its text and location. The same text in the same location on two
 * pages counts as one button.
 */
function nextButton(page: Page, pressed: Set<string>): Promise<{ index: number; name: string } | undefined> {
  return page.evaluate(
    (known) => {
      const named = [...document.querySelectorAll('button')].map((button, index) => {
        const place = button.closest('header, footer, main, dialog, [role="region"]')?.tagName ?? ''
        const label = button.getAttribute('aria-label') ?? ''
        const name = `${place} ${button.textContent?.trim()} ${label} ${button.className}`
        const isInUse = button.checkVisibility({ visibilityProperty: true }) && !button.disabled
        return { index, name, isInUse }
      })
      return named.find(({ name, isInUse }) => isInUse && !known.includes(name))
    },
    [...pressed],
  )
}

/** Clicks a button and returns whether it had an effect: a DOM change, a request, or focus moved elsewhere. */
async function answers(page: Page, button: Locator): Promise<boolean> {
  await button.evaluate((pressed) => {
    const told = window as unknown as { changed: boolean }
    told.changed = false
    const notice = () => {
      told.changed = true
    }
    new MutationObserver(notice).observe(document, { subtree: true, childList: true, attributes: true })
    for (const event of ['toggle', 'submit', 'invalid']) document.addEventListener(event, notice, true)
    // A click focuses any button, so that does not count.
    document.addEventListener('focusin', ({ target }) => target !== pressed && notice(), true)
  })
  let left = false
  page.once('request', () => {
    left = true
  })
  await button.click()
  const changed = () =>
    page.evaluate(() => (window as unknown as { changed?: boolean }).changed !== false).catch(() => false)
  return expect
    .poll(async () => left || (await changed()), { intervals: [20], timeout: 1000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
}

test('every button on every page does something', async ({ page }) => {
  test.setTimeout(240_000)
  const pressed = new Set<string>()
  const dead: string[] = []
  for (const address of sweptAddresses) {
    for (;;) {
      await page.goto(address)
      await settled(page)
      const next = await nextButton(page, pressed)
      if (!next) break
      pressed.add(next.name)
      if (!(await answers(page, page.locator('button').nth(next.index))))
        dead.push(`${address}: ${next.name}`)
    }
  }
  expect(dead).toEqual([])
  expect(pressed.size).toBeGreaterThan(2)
})

test('every call to action links to the booking page or the specified page', async ({
  request,
}, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'Independent of screen size.')
  const astray: string[] = []
  let seen = 0
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text()
    for (const [tag] of html.matchAll(/<a [^>]*class="cta [^>]*>/g)) {
      const href = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
      seen++
      if (!isCall(address, href)) astray.push(`${address}: ${href}`)
    }
    const hasOne = [...html.matchAll(/href="([^"]*)"/g)].some(([, href = '']) =>
      leadsToBooking(address, href),
    )
    if (!hasOne && address !== '/book') astray.push(`${address} has no way to the booking page`)
  }
  expect(astray).toEqual([])
  expect(seen).toBeGreaterThan(everyAddress.length)
})

test('robots and canonical are as specified', async ({ request, baseURL }, testInfo) => {
  test.skip(testInfo.project.name !== 'desktop', 'Independent of screen size.')
  const hidden = [
    '/bookingconfirmation',
    '/growth_playbook',
    '/growth_playbook_s',
    '/search',
    '/thankyou_2025DEA',
    '/webhook-test',
  ]
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text()
    const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    if (hidden.includes(address) || address.startsWith('/book?')) {
      expect.soft(robots, address).toBe('noindex')
      expect.soft(canonical, address).toBeUndefined()
    } else {
      expect.soft(robots ?? 'index, follow', address).toBe('index, follow')
      expect.soft(new URL(canonical ?? '', baseURL).pathname, address).toBe(address)
    }
  }
  const machine = await (await request.get('/patient-acquisition-machine')).text()
  expect(machine).toContain('<meta name="robots" content="index, follow"')
})
