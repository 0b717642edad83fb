import { expect, it } from 'vitest'
import { contentPolicy, hashSource } from './content-policy.ts'

const setting = { frameOrigins: [], callOrigins: [], analytics: false }
const inline = { style: 'a{}', scripts: ['known()'] }

it('allows inline what the code puts there, and nothing that a page shows besides', () => {
  const html = '<html><head><style>*{}</style><script>alert(document.cookie)</script></head></html>'
  const policy = contentPolicy(html, inline, setting)
  expect(policy).toContain(`; script-src 'self' ${hashSource('known()')}; `)
  expect(policy).toContain(`; style-src 'self' ${hashSource('a{}')}; `)
})

it('lets a page for patients frame its clinic’s booking page, and nothing else from outside', () => {
  const html =
    '<html data-patient=""><iframe title="x" src="https://clinic.example/book?a=1&amp;b=2"></iframe></html>'
  const outside = { ...setting, frameOrigins: ['https://widget.example'], analytics: true }
  expect(contentPolicy(html, inline, outside)).toContain('; frame-src https://clinic.example; ')
  expect(contentPolicy('<html data-patient=""></html>', inline, outside)).toContain("; frame-src 'none'; ")
})
