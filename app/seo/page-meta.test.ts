import { expect, it } from 'vitest'
import site from '../../site.config.ts'
import { pageMeta } from './page-meta.ts'

const page = { path: '/about', title: 'About the agency', description: 'What we do.' }

it('ends a title with the brand where there is room', () => {
  expect(pageMeta(page)[0]).toEqual({ title: `About the agency | ${site.brand}` })
  const long = 'A title of nearly sixty characters that has no room for more'
  expect(pageMeta({ ...page, title: long })[0]).toEqual({ title: long })
})

it('offers a canonical address only for pages that may be indexed', () => {
  const canonical = (robots?: string) =>
    pageMeta({ ...page, ...(robots ? { robots } : {}) }).some(
      (tag) => 'rel' in tag && tag.rel === 'canonical',
    )
  expect(canonical()).toBe(true)
  expect(canonical('index, follow')).toBe(true)
  expect(canonical('noindex')).toBe(false)
})

const properties = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(tags.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])))

it('tells of a page that is kept out by its name alone', () => {
  const tags = pageMeta({ ...page, robots: 'noindex' })
  expect(Object.keys(properties(tags))).toEqual(['og:title', 'og:site_name'])
  expect(JSON.stringify(tags)).not.toContain('ld+json')
})

it('keeps the brand out of a clinic’s tags', () => {
  const tags = pageMeta({ ...page, title: 'About pain', clinic: 'A Clinic', type: 'article' })
  expect(JSON.stringify(tags)).not.toContain(site.brand)
  expect(properties(tags)).toMatchObject({ 'og:site_name': 'A Clinic', 'og:type': 'article' })
})
