import { describe, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'

const one = serverForTests({ SITE_ORIGIN: 'https://one.example' })
const two = serverForTests({ SITE_ORIGIN: 'http://www.two.example:8080', ANALYTICS_ID: 'G-TWOTWO22' })

describe.each([
  ['https://one.example', one],
  ['http://www.two.example:8080', two],
])('the same build, served as %s', (origin, server) => {
  const get = async (address: string) => (await fetch(server.origin + address)).text()

  it('has this origin in its pages and lists, and no other', async () => {
    for (const address of ['/about', '/book'])
      expect(await get(address), address).toContain(`<link rel="canonical" href="${origin}${address}"`)
    for (const address of ['/robots.txt', '/blog/feed.xml'])
      expect(await get(address), address).toContain(`${origin}/`)
    const places = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, place = '']) => place)
    expect(places.length).toBeGreaterThan(0)
    expect(new Set(places.map((place) => new URL(place).origin))).toEqual(new Set([origin]))
  })

  it('has an analytics property only where one is set', async () => {
    expect((await get('/seo')).includes('G-TWOTWO22')).toBe(server === two)
  })
})
