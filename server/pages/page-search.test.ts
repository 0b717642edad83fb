import { expect, it } from 'vitest'
import type { SitePage } from '../../app/seo/site-files/site-page.ts'
import { pageSearch } from './page-search.ts'

const page = (path: string, text: string, more: Partial<SitePage> & { robots?: string } = {}) =>
  ({
    path,
    meta: { title: path, description: '', robots: more.robots },
    contents: { text },
    ...more,
  }) as SitePage

const search = pageSearch(async () => [
  page('/', 'growth'),
  page('/whats-included', 'price of a consultation'),
  page('/fees', 'price and leads'),
  page('/paid-traffic', 'funnel and growth'),
  page('/funnel', 'funnel', { robots: 'noindex' }),
  page('/harbor-view', 'funnel', { clinic: null }),
  ...Array.from({ length: 9 }, (_, n) => page(`/area-${n}`, 'territory')),
])
const find = async (query: string) => (await search(query)).map(({ path }) => path)

it.each([
  ['what is the FUNNEL', ['/paid-traffic']],
  ['growth funnel', ['/paid-traffic']],
  ['fun', ['/paid-traffic']],
  // The pages that answer come first, and once.
  ['price', ['/whats-included#price', '/', '/fees']],
  ['refunds', ['/paid-traffic#guarantee']],
  // A letter may be wrong in words of five, and two in words of ten.
  ['leeds', ['/fees']],
  ['leds', []],
  ['consltatin', ['/whats-included']],
  ['42', []],
])('finds by %s: %j', async (query, paths) => {
  expect(await find(query)).toEqual(paths)
})

it('shows eight pages at most', async () => {
  expect(await find('territory')).toHaveLength(8)
})
