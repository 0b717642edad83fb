import { expect, it } from 'vitest'
import { site as facts } from '../../app/content/site/site.data.ts'
import type { PageModule } from '../../app/page-module.ts'
import { parseEnvironment } from '../config/environment.ts'
import { NO_DESK, siteValues } from '../site-values.ts'
import { compress } from './compress.ts'
import { compressKept, isKept, type KeptText, keepPages, siteFiles } from './pages.ts'

const site = siteValues({
  environment: parseEnvironment({ SITE_ORIGIN: 'https://agency.example' }, '/srv/site'),
  desk: NO_DESK,
  scripts: [],
  websiteChecks: null,
  searchPages: async () => [],
})
const { pages, messages } = await keepPages({ site, namesFor: null })

it('every page can be rendered from the files of another agency, and names it', async () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/harbor-view', '/blog/what-a-first-visit-costs']),
  )
  expect(pages.has('/blog/what-comes-later')).toBe(false)
  for (const [address, make] of pages) expect(`${(await make()).text}`, address).toContain(facts.brand)
})

it('a page that can’t be rendered stops the start, with its name', async () => {
  const broken = Object.defineProperty({ ...site }, 'origin', {
    get: () => {
      throw new Error('broken')
    },
  })
  await expect(keepPages({ site: broken, namesFor: null })).rejects.toThrow('The page / can’t be rendered')
})

it('keeps each page with a weak tag of its own, which a shared cache may use for five minutes', async () => {
  const kept = await Promise.all([...pages.values()].map((make) => make()))
  const tags = kept.map(({ headers }) => headers.ETag)
  expect(new Set(tags).size).toBe(pages.size)
  for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(kept[0]?.headers).toMatchObject({
    'Cache-Control': 'no-cache',
    'CDN-Cache-Control': expect.stringContaining('max-age=300'),
  })
})

it('keeps what is shown in place of a page for one visitor', async () => {
  expect([...messages.keys()]).toEqual([404, 500, 503])
  for (const make of messages.values()) {
    const { headers, text } = await make()
    expect(headers).toMatchObject({ 'Cache-Control': 'private, no-cache' })
    expect(headers).not.toHaveProperty('CDN-Cache-Control')
    expect(`${text}`).toMatch(
      /^<!DOCTYPE html>.*<style>.*<\/head>.*<style>.*<\/style><script type="speculationrules">.*<\/body>/s,
    )
  }
})

it('compresses what it keeps as small as it can', async () => {
  const text = Buffer.from(Array.from({ length: 900 }, (_, n) => `${n % 7} pages of ${n ** 2}`).join())
  const kept: KeptText = { text, headers: {} }
  await compressKept({ pages: new Map(), messages: new Map([[404, async () => kept]]) })
  expect(kept.br).toEqual(await compress(text, 'br', true))
  expect(kept.gzip).toEqual(await compress(text, 'gzip', true))
})

it.each<[query: string, page: Partial<PageModule>, boolean]>([
  ['', { load: async () => ({}) }, true],
  ['a=1', { load: async () => ({}) }, false],
  ['a=1', {}, true],
  ['a=1', { load: async () => ({}), handle: { isKept: () => true } }, true],
  ['', { handle: { isKept: () => false } }, false],
])('answers the query “%s” of a page with %o by the kept document: %s', (query, page, expected) => {
  expect(isKept(page as PageModule, new URLSearchParams(query))).toBe(expected)
})

it('sends each generated file with its type', async () => {
  const made = await Promise.all([...pages.values()].map((make) => make()))
  const types = [...siteFiles(made, 'https://agency.example')].map(([address, { headers }]) => [
    address.slice(1),
    headers['Content-Type'],
  ])
  expect(Object.fromEntries(types)).toMatchObject({
    'sitemap.xml': 'application/xml; charset=utf-8',
    'robots.txt': 'text/plain; charset=utf-8',
  })
})
