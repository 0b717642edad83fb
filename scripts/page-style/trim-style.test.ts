import { expect, it } from 'vitest'
import { trimStyle } from './trim-style.ts'

const trim = (css: string, html: string, scripts = '') => trimStyle(css, html, scripts)

it('keeps what the document names and drops the rest', () => {
  const css = '.kept{color:red}.dropped{color:blue}#here{top:0}#gone{top:1px}p{margin:0}'
  expect(trim(css, '<p class="kept" id="here">')).toBe('.kept{color:red}#here{top:0}p{margin:0}')
})

it('keeps a list of which one part is used, and drops what is nested in a query', () => {
  expect(trim('.a,.b{top:0}@media print{.b{top:1px}}', '<i class="a">')).toBe('.a,.b{top:0}')
})

it('keeps a class that only a script sets', () => {
  expect(trim('.risen{opacity:1}', '<p>', 'e.classList.add("risen")')).toContain('.risen')
})

it('knows a utility by its escaped name', () => {
  const html = '<p class="md:px-10 [&amp;&gt;p]:mt-2">'
  const css = '.md\\:px-10{padding:1px}.\\[\\&\\>p\\]\\:mt-2>p{margin:2px}'
  expect(trim(css, html)).toContain('padding:1px')
  expect(trim(css, html)).toContain('margin:2px')
})

it('drops custom properties that nobody reads', () => {
  expect(trim(':root{--read:red;--unread:blue}p{color:var(--read)}', '<p>')).toBe(
    ':root{--read:red}p{color:var(--read)}',
  )
})

it('keeps what browsers draw inside fields only where there is a field', () => {
  const css =
    '::placeholder{opacity:1}::-webkit-date-and-time-value{margin:0}summary::-webkit-details-marker{top:0}'
  expect(trim(css, '<p>')).toBe('summary::-webkit-details-marker{top:0}')
  expect(trim(css, '<input name="x">')).toContain('::placeholder')
})
