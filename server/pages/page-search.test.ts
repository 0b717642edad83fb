import { expect, it } from 'vitest'
import { search } from '../../app/content/site/search.data.ts'
import type { SitePage } from '../../app/seo/site-files/site-page.ts'
import { pageSearch } from './page-search.ts'

const page = (path: string, title: string, description: string, text: string, more: object = {}) =>
  ({ path, meta: { title, description }, contents: { text }, ...more }) as unknown as SitePage
const [answer] = search.answers
const [word = '', place = ''] = [answer?.words[0], answer?.paths[0]]
const find = pageSearch(async () => [
  page('/text', 'x', 'x', 'ankle knee'),
  page('/description', 'x', 'ankle', 'x'),
  page('/title', 'ankle', 'x', 'x'),
  page('/clinic', 'ankle', 'x', 'x', { clinic: null }),
  ...Array.from({ length: 9 }, (_, index) => page(`/${index}`, 'shoulder', word, 'x')),
  page(place.replace(/#.*/, ''), 'x', 'x', word),
])
const paths = async (query: string) => (await find(query)).map(({ path }) => path)

it('finds pages with all words, titles first, and forgives a letter of long words', async () => {
  expect(await paths('ankle')).toEqual(['/title', '/description', '/text'])
  expect(await paths('ankle knee')).toEqual(['/text'])
  expect(await paths('ankla')).toHaveLength(3)
  expect(await paths('knea')).toEqual([])
  expect(await paths('shou')).toHaveLength(8)
})

it('names the answer to a common question first, and once', async () => {
  const found = await paths(word)
  expect(found[0]).toBe(place)
  expect(found.filter((path) => path.startsWith(place.replace(/#.*/, '')))).toHaveLength(1)
})
