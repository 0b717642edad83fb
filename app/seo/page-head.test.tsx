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

it('offers a canonical address only for pages that may be indexed', () => {
  const canonical = '<link rel="canonical" href="https://a.example/about"/>'
  expect(headOf(page)).toContain(canonical)
  expect(headOf({ ...page, robots: 'index, follow' })).toContain(canonical)
  expect(headOf({ ...page, robots: 'noindex' })).not.toContain(canonical)
})

it('tells of a page that is kept out by its name alone', () => {
  const head = headOf({ ...page, robots: 'noindex' })
  expect([...head.matchAll(/property="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'og:title',
    'og:site_name',
  ])
  expect(head).not.toContain('ld+json')
})

it('keeps the brand out of a clinic’s tags', () => {
  const head = headOf({ ...page, title: 'About pain' }, 'A Clinic')
  expect(head).not.toContain(site.brand)
  expect(head).toContain('<meta property="og:site_name" content="A Clinic"/>')
  expect(head).toContain('<meta property="og:type" content="article"/>')
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
