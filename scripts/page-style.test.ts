import { expect, it } from 'vitest'
import { trimStyle, withPageStyle } from './page-style.ts'

const css =
  '@layer theme{:root,:host{--ink:#111;--other:#222}}.call{color:var(--ink)}@layer utilities{.mt-4{top:0}.mt-5{top:1px}}'
const page = (body: string) => `<html><head><style>${css}</style></head><body>${body}</body></html>`
const none = { scripts: '', styles: '' }

it('leaves a page the rules and values that it uses', () => {
  expect(withPageStyle(page('<p class="call mt-4">'), none)).toBe(
    '<html><head><style>@layer theme{:root{--ink:#111}}.call{color:var(--ink)}@layer utilities{.mt-4{top:0}}</style></head><body><p class="call mt-4"></body></html>',
  )
})

it('keeps the values that a style fetched later reads', () => {
  const styles = '.banner{color:var(--ink)}'
  expect(withPageStyle(page('<p>'), { ...none, styles })).toContain('--ink:#111')
})

it('leaves declarations that WebKit reads apart, and breakpoints that it reads', () => {
  const html = `<style>.l{text-decoration:underline;text-decoration-thickness:1px}@media (width<18rem){.l{top:0}}</style><p class="l">`
  expect(withPageStyle(html, none)).toContain(
    '.l{text-decoration:underline;text-decoration-thickness:1px}@media not all and (min-width:18rem){.l{top:0}}',
  )
})

it('writes a prefixed declaration once', () => {
  const html = '<style>a{-webkit-text-decoration:inherit;text-decoration:inherit}</style><a>'
  expect(withPageStyle(html, none)).toContain('a{-webkit-text-decoration:inherit;text-decoration:inherit}')
})

it('refuses a page without a style', () => {
  expect(() => withPageStyle('<html></html>', none)).toThrow('no style')
})

const trim = (css: string, html: string, scripts = '') => trimStyle(css, html, scripts)

it('keeps what the document names and drops the rest', () => {
  const css = '.kept{color:red}.dropped{color:blue}#here{top:0}#gone{top:1px}p{margin:0}'
  expect(trim(css, '<p class="kept" id="here">')).toBe('.kept{color:red}#here{top:0}p{margin:0}')
})

it('keeps the used selectors of a list, and drops what is nested in a query', () => {
  expect(trim('.a,.b{top:0}@media print{.b{top:1px}}', '<i class="a">')).toBe('.a{top:0}')
})

it('drops selectors for elements that the document lacks, and for shadow roots', () => {
  const css = 'h1,h2{top:0}sub{top:1px}:root,:host{top:2px}body>*{top:3px}'
  expect(trim(css, '<body><h1>')).toBe('h1{top:0}:root{top:2px}body>*{top:3px}')
})

it.each([
  ':focus-visible',
  '::selection',
  'details[open]>.a:after',
  '.a:not(.gone)',
  ':is(.gone,.a)',
  'html:has(.a[open])',
  '[data-moved]',
  ':root:not(:has(:focus-visible,:target)) p',
])('keeps %s, which a visitor or a script may bring about', (selector) => {
  expect(trim(`${selector}{top:0}`, '<html><details class="a"><p>')).toBe(`${selector}{top:0}`)
})

it.each([
  '@media (forced-colors:active){.a{top:0}}',
  '@supports (height:100dvh){.a{top:0}}',
  '@container (min-width:20rem){.a{top:0}}',
  '@starting-style{.a{top:0}}',
  '@page{margin:16mm}',
  '@font-face{font-family:Face;src:url(serif.woff2)}',
])('keeps %s', (rule) => {
  expect(trim(rule, '<p class="a">')).toBe(rule)
})

it('drops a rule that only an unused class could match', () => {
  expect(trim(':is(.gone,.lost) p{top:0}html:has(.gone){top:1px}', '<html><p>')).toBe('')
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
  expect(trim(css, '<summary>')).toBe('summary::-webkit-details-marker{top:0}')
  expect(trim(css, '<input name="x">')).toContain('::placeholder')
})
