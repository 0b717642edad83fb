import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'

// Each page is checked in three widths, so one project is enough.
test.skip(({ viewport }) => viewport?.width !== 1280, 'Sets its own widths.')

for (const address of everyAddress) {
  test(`${address} responds with title and heading, no overflow and no console errors`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`))
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`)
    })
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await renderAllSections(page)

    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide, `at ${width} pixels`).toBeLessThanOrEqual(0)
      for (const frame of page.frames().slice(1)) {
        const inFrame = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(inFrame, `in the frame, at ${width} pixels`).toBeLessThanOrEqual(0)
      }
    }
    expect(complaints).toEqual([])
  })
}

/** The text of the first match, with React's entities decoded. */
function firstIn(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1] ?? ''
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"')
}

test('titles and descriptions are unique and fit search results', async ({ request }) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const address of everyAddress) {
    const html = await (await request.get(address)).text()
    const title = firstIn(html, /<title>([^<]*)<\/title>/)
    const description = firstIn(html, /<meta name="description" content="([^"]*)"/)
    expect.soft(title.length, `${address}: “${title}”`).toBeGreaterThanOrEqual(20)
    expect.soft(title.length, `${address}: “${title}”`).toBeLessThanOrEqual(65)
    expect.soft(description.length, `${address}: “${description}”`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${address}: “${description}”`).toBeLessThanOrEqual(160)
    expect.soft(titles.get(title), `${address} has the same title`).toBeUndefined()
    expect.soft(descriptions.get(description), `${address} has the same description`).toBeUndefined()
    titles.set(title, address)
    descriptions.set(description, address)
  }
})

test('every internal link and anchor works', async ({ request, baseURL }) => {
  const documents = new Map<string, { status: number; html: string }>()
  const read = async (path: string) => {
    const known = documents.get(path)
    if (known) return known
    const answer = await request.get(path, { maxRedirects: 0 })
    const document = { status: answer.status(), html: await answer.text() }
    documents.set(path, document)
    return document
  }
  let checked = 0
  const dead = new Set<string>()
  for (const address of [...everyAddress, '/no-such-page', '/desk/booking']) {
    const { html } = await read(address)
    for (const [, raw = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const target = new URL(raw.replaceAll('&amp;', '&'), `${baseURL}${address}`)
      // Of the many links to times only one is checked.
      if (target.origin !== baseURL || target.searchParams.has('start')) continue
      checked++
      const { status, html: found } = await read(target.pathname + target.search)
      // The 404 page contains links to itself.
      const isHere = target.pathname === address
      if (status !== 200 && !isHere) dead.add(`${address}: ${raw} answers ${status}`)
      const anchor = decodeURIComponent(target.hash.slice(1))
      if (anchor && !found.includes(` id="${anchor}"`)) dead.add(`${address}: ${raw} has no such place`)
    }
  }
  expect([...dead]).toEqual([])
  expect(checked).toBeGreaterThan(500)
})
