import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

const html = `<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head>
<body><header><p>Menu</p></header><main id="main"><p class="k small">Kicker</p><h1 id="hero">Fish &amp; chips,<!-- --> <em class="t">one <span>number.</span></em></h1>
<script>if (a<b) no()</script><p>It’s <strong>here</strong>.</p><ul><li><a href="/about#us">a</a></li><li><a href="https://b.example">b</a></li></ul></main></body></html>`

it('reads what a document contains', () => {
  const contents = readDocument(html)
  expect(contents).toMatchObject({
    headline: { plain: 'Fish & chips,', turn: 'one number.' },
    kicker: 'Kicker',
    text: 'Kicker Fish & chips, one number. It’s here. a b',
  })
  expect([...contents.links]).toEqual(['/about#us'])
  expect([...contents.ids]).toEqual(['main', 'hero'])
})

it('takes the text of the one article, and of the whole page where there are several', () => {
  const withMain = (inner: string) => readDocument(`<title>t</title><body><main>${inner}</main></body>`).text
  expect(withMain('<h1>h</h1><article><p>a</p></article><p>after</p>')).toBe('a')
  expect(withMain('<h1>h</h1><article>a</article><article>b</article>')).toBe('h a b')
})
