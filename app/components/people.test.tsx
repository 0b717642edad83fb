import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { peopleContent as content } from '../content/people.ts'
import type { Person } from '../content/site.schema.ts'
import { People, PeopleLines } from './people.tsx'

const about = 'Runs strategy calls and reads the numbers of every account once a week.'
const ana: Person = {
  ...{ name: 'Ana Example', role: 'growth strategist', about, calls: 'all' },
  photo: 'people/Ana-Example.jpg',
}
const ben: Person = { name: 'Ben Example', role: 'SEO lead', about, calls: ['Ketamine', 'Vision'] }

it('shows nothing without people', () => {
  expect(renderToStaticMarkup(<People people={[]} content={content} />)).toBe('')
  expect(renderToStaticMarkup(<PeopleLines people={[]} content={content} heading="x" />)).toBe('')
})

it('shows each person’s role, paragraph and calls', () => {
  const html = renderToStaticMarkup(<People people={[ana, ben]} content={content} />)
  expect(html).toContain('>The people you’ll work with.</h2>')
  for (const text of ['Ana Example', 'Growth strategist', about, 'for every specialty', 'Ketamine, Vision'])
    expect(html).toContain(text)
  expect(html.match(/<img/g)).toHaveLength(1)
})

it('offers the photo in two formats and four sizes, with its size set and loaded late', () => {
  const html = renderToStaticMarkup(<PeopleLines people={[ana]} content={content} heading="With" />)
  expect(html).toContain('<source type="image/avif" srcSet="/people/ana-example-160.avif 160w, ')
  expect(html).toContain('/people/ana-example-640.webp 640w"')
  expect(html).toMatch(/<img [^>]*src="\/people\/ana-example-320\.webp"/)
  expect(html).toMatch(/<img [^>]*width="320" height="400" loading="lazy"[^>]*alt="Ana Example"/)
})
