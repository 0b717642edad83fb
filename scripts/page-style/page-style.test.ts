import { expect, it } from 'vitest'
import { withPageStyle } from './page-style.ts'

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
