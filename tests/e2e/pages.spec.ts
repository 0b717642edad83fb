import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')

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
