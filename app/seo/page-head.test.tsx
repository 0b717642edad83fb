import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { site } from '../content/site/site.data.ts'
import { PageHead, type PageMeta } from './page-head.tsx'

const page: PageMeta = { title: 'About the agency', description: 'What we do.' }
const headOf = (meta: PageMeta, clinic?: string) =>
  renderToStaticMarkup(<PageHead meta={meta} path="/about" origin="https://a.example" clinic={clinic} />)

it('ends a title with the brand where there is room', () => {
  expect(headOf(page)).toContain(`<title>About the agency | ${site.brand}</title>`)
  const long = 'A title of nearly sixty characters that has no room for more'
  expect(headOf({ ...page, title: long })).toContain(`<title>${long}</title>`)
})

it('makes the addresses in structured data absolute, and markup in them harmless', () => {
  const structuredData = [{ '@type': 'Service' as const, url: '/about', name: 'a </script> b' }]
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
    headOf({ ...page, structuredData }),
  )?.[1]
  expect(JSON.parse(json ?? '')['@graph'][0]).toMatchObject({
    url: 'https://a.example/about',
    name: 'a </script> b',
  })
})
