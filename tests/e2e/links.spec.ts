import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { everyAddress, forPatients } from './steps/every-address.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('desktop')

test('every internal link and anchor works, and every page leads to a booking', async ({
  request,
  baseURL,
}) => {
  const documents = new Map<string, Promise<{ status: number; html: string }>>()
  const read = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return { status: answer.status(), html: await answer.text() }
  }
  const document = (address: string) => {
    const known = documents.get(address) ?? read(address)
    documents.set(address, known)
    return known
  }
  const dead = new Set<string>()
  for (const address of [...everyAddress, '/desk/booking']) {
    const hrefs: string[] = []
    for (const [, raw = ''] of (await document(address)).html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const href = raw.replaceAll('&amp;', '&')
      hrefs.push(href)
      const target = new URL(href, `${baseURL}${address}`)
      // Skips times, which are links too: the calendar has hundreds of them.
      if (target.origin !== baseURL || target.searchParams.has('start')) continue
      const { status, html } = await document(target.pathname + target.search)
      // The page that is missing links to itself.
      if (status !== 200 && target.pathname !== address) dead.add(`${address}: ${href} answers ${status}`)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (anchor && !html.includes(` id="${anchor}"`)) dead.add(`${address}: ${href} has no such place`)
    }
    const booking = forPatients.includes(address) ? /^\/book\?clinic=/ : /^\/(book|desk\/booking)/
    if (!hrefs.some((href) => booking.test(href))) dead.add(`${address} leads to no booking`)
  }
  expect([...dead]).toEqual([])
})

test('a browser can read the sitemap and the feed', async ({ page, request }) => {
  for (const address of ['/sitemap.xml', '/blog/feed.xml']) {
    const xml = await (await request.get(address)).text()
    const fault = (text: string) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent
    expect(await page.evaluate(fault, xml), address).toBeUndefined()
  }
})

test('the accessibility statement names tests that exist', async ({ request }) => {
  const statement = await (await request.get('/accessibility')).text()
  const named = statement.match(/[a-z-]+\.spec\.ts/g) ?? []
  for (const file of named) expect.soft(existsSync(path.join(import.meta.dirname, file)), file).toBe(true)
})
