import { expect, it } from 'vitest'
import site from '../site.config.ts'
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
