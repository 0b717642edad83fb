import { describe, expect, it } from 'vitest'
import { site } from '../../app/content/site/site.data.ts'
import { FEED } from '../../app/seo/page-head.tsx'
import { redirectFor } from '../../app/seo/redirect-for.ts'
import { redirects } from '../../app/seo/redirects.data.ts'
import { isListed } from '../fixtures/read-page.ts'
import { ORIGIN, pages, servedText } from './built-site.ts'
import { type Element, readXml } from './read-xml.ts'

const listed = pages.filter(isListed)
const absolute = (address: string) => ORIGIN + address
const inside = (element: Element, name: string) => element.children.filter((child) => child.name === name)
const textIn = (element: Element, name: string) => inside(element, name)[0]?.text ?? ''

it('the sitemap contains exactly the listed pages', async () => {
  const map = readXml(await servedText('/sitemap.xml'))
  expect(map.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const places = map.children.map((entry) => textIn(entry, 'loc'))
  expect(places.sort()).toEqual(listed.map(({ path }) => absolute(path)).sort())
})

describe('the feed', async () => {
  const feed = readXml(await servedText(FEED))
  const posts = listed.filter(({ path }) => path.startsWith('/blog/'))

  it('is valid Atom (RFC 4287)', () => {
    expect(feed.name).toBe('feed')
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
    for (const one of [feed, ...inside(feed, 'entry')]) {
      for (const name of ['id', 'title', 'updated', 'author'])
        expect(inside(one, name), `${name} in ${one.name}`).toHaveLength(1)
      expect(textIn(one, 'id')).toMatch(/^https:\/\//)
      expect(textIn(one, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
      expect(textIn(inside(one, 'author')[0] as Element, 'name')).not.toBe('')
    }
    const self = inside(feed, 'link').find(({ attributes }) => attributes.rel === 'self')
    expect(self?.attributes.href).toBe(absolute(FEED))
    expect(textIn(feed, 'updated')).toBe(
      inside(feed, 'entry')
        .map((one) => textIn(one, 'updated'))
        .sort()
        .at(-1),
    )
  })

  it('contains every article once, newest first, as on its page', () => {
    const entries = inside(feed, 'entry')
    const dates = entries.map((one) => textIn(one, 'published'))
    expect(dates).toEqual([...dates].sort().reverse())
    expect(new Set(entries.map((one) => textIn(one, 'id')))).toEqual(
      new Set(posts.map(({ path }) => absolute(path))),
    )
    for (const one of entries) {
      const post = posts.find(({ path }) => absolute(path) === textIn(one, 'id'))
      expect(textIn(one, 'title')).toBe(post?.headline)
      expect(textIn(one, 'summary')).toBe(post?.meta.description)
      expect(textIn(one, 'published').slice(0, 10)).toBe(post?.meta['article:published_time'])
      expect(textIn(one, 'updated') >= textIn(one, 'published')).toBe(true)
      expect(inside(one, 'link')[0]?.attributes.href).toBe(textIn(one, 'id'))
    }
  })

  it('is linked by the pages of the blog only', () => {
    const naming = listed.filter(({ html }) => html.includes('type="application/atom+xml"'))
    expect(naming.map(({ path }) => path).sort()).toEqual(['/blog', ...posts.map(({ path }) => path)].sort())
  })
})

it('robots.txt allows all crawlers everywhere and names the sitemap', async () => {
  const lines = (await servedText('/robots.txt')).split('\n')
  const closed = lines.flatMap((one) => /^Disallow: (\/.*)$/.exec(one)?.[1] ?? [])
  expect(lines.filter((one) => one.startsWith('User-agent'))).toEqual(['User-agent: *'])
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
  // A crawler must be able to read a page to see its noindex.
  expect(pages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
})

it('the manifest has the brand’s name and colors', async () => {
  expect(JSON.parse(await servedText('/manifest.webmanifest'))).toMatchObject({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    theme_color: /name="theme-color" content="([^"]+)"/.exec(listed[0]?.html ?? '')?.[1],
  })
})

it('every redirect takes one hop', () => {
  const addresses = new Set(pages.map(({ path }) => path))
  for (const { from, to } of redirects) {
    expect(redirectFor(from, '', addresses)?.location).toBe(to)
    expect(redirectFor(to.replace(/#.*/, ''), '', addresses)).toBeNull()
  }
})
