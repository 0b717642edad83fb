import { expect, it } from 'vitest'
import { isListed, readPage } from './read-page.ts'

const html = `<!DOCTYPE html><html><head><title>Fish &amp; chips | Brand</title>
<meta name="description" content="What it &quot;costs&quot;."/><meta property="og:type" content="website"/>
<link rel="canonical" href="https://a.example/x"/>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Service"}]}</script></head>
<body><header><p>Menu</p></header><main id="main"><p class="k">Kicker</p><h1 id="hero">One path,<!-- --> <em class="t">one <span>number.</span></em></h1>
<script>no()</script><p>It’s <strong>here</strong>.</p><ul><li>a</li><li>b</li></ul></main></body></html>`

it('reads what a page says about itself', () => {
  const page = readPage('/x', html)
  expect(page).toMatchObject({
    path: '/x',
    title: 'Fish & chips | Brand',
    canonical: 'https://a.example/x',
    headline: { plain: 'One path,', turn: 'one number.' },
    kicker: 'Kicker',
    text: 'Kicker One path, one number. It’s here. a b',
    data: [{ '@type': 'Service' }],
  })
  expect(page.meta).toEqual({ description: 'What it "costs".', 'og:type': 'website' })
  expect([...page.ids]).toEqual(['main', 'hero'])
  expect(isListed(page)).toBe(true)
  expect(isListed({ meta: { robots: 'noindex' } })).toBe(false)
})

it('takes the text of the one article, and of the whole page where there are several', () => {
  const withMain = (inner: string) => readPage('/', `<title>t</title><main>${inner}</main>`).text
  expect(withMain('<h1>h</h1><article><p>a</p></article><p>after</p>')).toBe('a')
  expect(withMain('<h1>h</h1><article>a</article><article>b</article>')).toBe('h a b')
})
