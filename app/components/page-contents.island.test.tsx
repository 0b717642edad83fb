import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import PageContents from './page-contents.island.tsx'
import ReadingPlace from './reading-place.island.tsx'

const props = {
  label: 'Contents',
  sections: [
    { id: 'scope', heading: 'Scope' },
    { id: 'fees', heading: 'Fees' },
  ],
}

it('is a list of links to the sections, with none marked before it is awake', () => {
  const html = renderToStaticMarkup(<PageContents {...props} />)
  expect([...html.matchAll(/href="(#\w+)"/g)].map(([, href]) => href)).toEqual(['#scope', '#fees'])
  expect(html).not.toContain('aria-current')
})

it('shows no reading place above the first section', () => {
  expect(renderToStaticMarkup(<ReadingPlace {...props} />)).toMatch(/^<a href="#contents"[^>]* hidden=""/)
})
