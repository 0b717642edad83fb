import { describe, expect, it } from 'vitest'
import { absolute } from '../../app/seo/absolute.ts'
import { FEED } from '../../app/seo/article-meta.ts'
import { changes } from '../../app/seo/last-modified.ts'
import { redirectFor } from '../../app/seo/redirect-for.ts'
import { redirects } from '../../app/seo/redirects.ts'
import { updated } from '../../app/seo/site-files/change-record.ts'
import { isListed } from '../../app/seo/site-files/read-page.ts'
import site from '../../site.config.ts'
import { builtText, pages } from './built-site.ts'
import { type Element, readXml } from './read-xml.ts'

const listed = pages.filter(isListed)
const inside = (element: Element, name: string) => element.children.filter((child) => child.name === name)
const textIn = (element: Element, name: string) => inside(element, name)[0]?.text ?? ''

it('the build has dated every listed page', () => {
  expect(updated(pages, changes, 'a later day')).toEqual(changes)
})

it('the sitemap contains exactly the listed pages, with their dates of change', () => {
  const map = readXml(builtText('/sitemap.xml'))
  expect(map.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const entries = map.children.map((entry) => [textIn(entry, 'loc'), textIn(entry, 'lastmod')])
  expect(entries).toEqual(listed.map(({ path }) => [absolute(path), changes[path]?.day]))
  // Dates are in the office's zone, at most 14 hours ahead of UTC.
  const tomorrow = Temporal.Now.plainDateISO('UTC').add({ days: 1 }).toString()
  for (const [, day = ''] of entries) expect(day <= tomorrow && /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true)
})

describe('the feed', () => {
  const feed = readXml(builtText(FEED))
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
      expect(textIn(one, 'title')).toBe(post?.headline.plain)
      expect(textIn(one, 'summary')).toBe(post?.meta.description)
      expect(textIn(one, 'published').slice(0, 10)).toBe(post?.meta['article:published_time'])
      expect(textIn(one, 'updated') >= textIn(one, 'published')).toBe(true)
      expect(inside(one, 'link')[0]?.attributes.href).toBe(textIn(one, 'id'))
    }
  })

  it('is linked by the pages of the blog only', () => {
    const naming = listed.filter(({ html }) => html.includes('type="application/atom+xml"'))
    expect(naming.map(({ path }) => path)).toEqual(['/blog', ...posts.map(({ path }) => path)])
  })
})

it('robots.txt allows all crawlers everywhere and names the sitemap', () => {
  const lines = builtText('/robots.txt').split('\n')
  const closed = lines.flatMap((one) => /^Disallow: (\/.*)$/.exec(one)?.[1] ?? [])
  expect(lines.filter((one) => one.startsWith('User-agent'))).toEqual(['User-agent: *'])
  expect(lines).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)
  // A crawler must be able to read a page to see its noindex.
  expect(pages.filter(({ path }) => closed.some((start) => path.startsWith(start)))).toEqual([])
})

it('llms.txt has the required parts and each listed page of the agency once', () => {
  const [title, summary, ...rest] = builtText('/llms.txt').split('\n\n')
  expect(title).toBe(`# ${site.brand}`)
  expect(summary).toMatch(/^> \S/)
  const links = rest
    .join('\n')
    .split('\n')
    .filter((one) => one.startsWith('- '))
  const addresses = links.map((one) => /^- \[[^\]]+\]\(([^)]+)\): \S/.exec(one)?.[1])
  const ours = listed.filter(({ meta, path }) => meta['og:site_name'] === site.brand && path !== '/')
  expect(addresses.sort()).toEqual([...ours.map(({ path }) => absolute(path)), absolute(FEED)].sort())
})

it('the manifest has the brand’s name and colors', () => {
  expect(JSON.parse(builtText('/manifest.webmanifest'))).toMatchObject({
    name: site.brand,
    short_name: site.brand,
    start_url: '/',
    display: 'browser',
    theme_color: /name="theme-color" content="([^"]+)"/.exec(listed[0]?.html ?? '')?.[1],
  })
})

it('every redirect is in _redirects and takes one hop', () => {
  const lines = builtText('/_redirects').trimEnd().split('\n')
  expect(lines).toEqual(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`))
  const addresses = new Set(pages.map(({ path }) => path))
  for (const { from, to } of redirects) {
    expect(redirectFor(from, '', addresses)?.location).toBe(to)
    expect(redirectFor(to.replace(/#.*/, ''), '', addresses)).toBeNull()
  }
})
