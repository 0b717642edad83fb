import { extractLinks, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { edition } from '../../app/content/guide/edition.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'

const one = serverForTests({ SITE_ORIGIN: 'https://one.example' })
const two = serverForTests({ SITE_ORIGIN: 'http://www.two.example:8080', ANALYTICS_ID: 'G-TWOTWO22' })

describe.each([
  ['https://one.example', one],
  ['http://www.two.example:8080', two],
])('the same build, served as %s', (origin, server) => {
  const get = async (address: string) => (await fetch(server.origin + address)).text()

  it('has this origin in pages, rendered ones too', async () => {
    for (const address of ['/about', '/book']) {
      const html = await get(address)
      expect(html, address).toContain(`<link rel="canonical" href="${origin}${address}"`)
      expect(html, address).toContain(`property="og:image" content="${origin}/cards/`)
    }
  })

  it('has it in the sitemap, robots.txt, the feed and llms.txt, and no other', async () => {
    for (const address of ['/sitemap.xml', '/robots.txt', '/blog/feed.xml', '/llms.txt'])
      expect(await get(address), address).toContain(`${origin}/`)
    expect(await get('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const places = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, place = '']) => place)
    expect(places.length).toBeGreaterThan(25)
    expect(places.map((place) => new URL(place).origin)).toEqual(places.map(() => origin))
  })

  it('has it in the links of the PDF guide', async () => {
    const file = await (await fetch(server.origin + edition.address)).arrayBuffer()
    const { links } = await extractLinks(await getDocumentProxy(new Uint8Array(file)))
    const own = links.filter((link) => /^https?:\/\/(localhost|[\w.]+\.example)/.test(link))
    expect(own.length).toBeGreaterThan(0)
    expect(own.map((link) => new URL(link).origin)).toEqual(own.map(() => origin))
  })
})

it('has an analytics property only where one is set', async () => {
  const page = async (server: typeof one) => (await fetch(`${server.origin}/seo`)).text()
  expect(await page(two)).toContain('G-TWOTWO22')
  expect(await page(one)).not.toContain('G-TWOTWO22')
})
