import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { site } from '../../app/content/site/site.data.ts'
import { FEED } from '../../app/seo/page-head.tsx'
import { redirectFor } from '../../app/seo/redirect-for.ts'
import { redirects } from '../../app/seo/redirects.data.ts'
import { isListed, textOf } from '../fixtures/read-page.ts'
import { ORIGIN, pages, servedText, server } from './built-site.ts'

const listed = pages.filter(isListed)
const posts = listed.filter(({ path }) => path.startsWith('/blog/'))
const absolute = (address: string) => ORIGIN + address
/** The texts of all elements of a name; links.spec.ts has a browser read the whole files. */
const textsIn = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => textOf(text))

it('the sitemap contains exactly the listed pages', async () => {
  const places = textsIn(await servedText('/sitemap.xml'), 'loc')
  expect(places.sort()).toEqual(listed.map(({ path }) => absolute(path)).sort())
})

it('the feed contains every article once, newest first, as on its page, with what Atom asks for', async () => {
  const [feed = '', ...entries] = (await servedText(FEED)).split('<entry>')
  const dates = entries.map((entry) => textsIn(entry, 'published')[0] ?? '')
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(feed).toContain(`<link rel="self" type="application/atom+xml" href="${absolute(FEED)}"/>`)
  for (const part of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated', 'author']) expect(textsIn(part, name)).toHaveLength(1)
    expect(part).toMatch(/<id>https:.*<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ</s)
  }
  expect(entries.map((entry) => textsIn(entry, 'id')[0]).sort()).toEqual(
    posts.map(({ path }) => absolute(path)).sort(),
  )
  for (const entry of entries) {
    const [id = '', title, published = '', updated = '', summary] = [
      ...['id', 'title', 'published', 'updated', 'summary'].map((name) => textsIn(entry, name)[0]),
    ]
    const post = posts.find(({ path }) => absolute(path) === id)
    expect([title, summary]).toEqual([post?.headline, post?.meta.description])
    expect(published.slice(0, 10)).toBe(post?.meta['article:published_time'])
    expect(updated >= published).toBe(true)
    expect(entry).toContain(`href="${id}"`)
  }
})

it('the feed is linked by the pages of the blog only', () => {
  const naming = listed.filter(({ html }) => html.includes('type="application/atom+xml"'))
  expect(naming.map(({ path }) => path).sort()).toEqual(['/blog', ...posts.map(({ path }) => path)].sort())
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

it('has nothing of the development server’s gallery', async () => {
  expect((await fetch(`${server.origin}/gallery`)).status).toBe(404)
  const build = path.resolve(import.meta.dirname, '..', '..', 'build')
  const files = globSync('**/*.{js,json,css}', { cwd: build })
  expect(files).toContain('server/main.js')
  // A server's bundle names its sources; what browsers get would have the name of a state.
  const ofGallery = /\.examples\.tsx|\/gallery|Long text/
  expect(files.filter((file) => ofGallery.test(readFileSync(path.join(build, file), 'utf8')))).toEqual([])
})
