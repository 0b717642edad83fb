import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Person } from '../../content/site/site.schema.ts'
import { People } from './people.tsx'

const ana: Person = {
  id: 'ana',
  name: 'Ana Example',
  role: 'growth strategist',
  about: 'Runs strategy calls.',
  calls: ['Vision'],
  duties: [],
  photo: 'people/Ana-Example.jpg',
}

it('shows each person with what they do, and their photo in two formats with its size set', () => {
  const html = renderToStaticMarkup(<People people={[ana, { ...ana, photo: undefined }]} note="x" />)
  for (const text of ['Ana Example', 'Growth strategist', 'Runs strategy calls.', 'Vision'])
    expect(html).toContain(text)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain('>AE</text>')
  expect(html).toContain('<source type="image/avif" srcSet="/people/ana-example-160.avif 160w, ')
  expect(html).toMatch(/<img [^>]*src="\/people\/ana-example-320\.webp"[^>]*width="\d+" height="\d+"/)
})
