import { expect, it } from 'vitest'
import { namesIn, splitFonts, trimStyle } from './page-style.ts'

it('finds the classes that a script may add, those with dots and commas too, and those of its selectors', () => {
  const names = namesIn(
    `p({className:"mt-1.5 grid-cols-[minmax(0,1fr)_2rem]"});document.querySelector('.menu-panel a')`,
  )
  for (const name of ['mt-1.5', 'grid-cols-[minmax(0,1fr)_2rem]', 'menu-panel'])
    expect(names.has(name)).toBe(true)
})

it('leaves of a style what the document or its scripts use, also when they change', () => {
  const scripts = namesIn('"by-script" var(--read) `cta-$'.concat('{size}`'))
  const rules = ['used', 'by-script', 'cta-large', 'unused'].map((name) => `.${name}{color:var(--color)}`)
  const style = `${rules.join('')}:root{--color:red;--read:1;--inline:2;--unread:3}`
  const trimmed = (html: string) => trimStyle('/a', style, html, scripts)
  const first = trimmed('<p class="other used" style="width:var(--inline)">')
  for (const kept of ['.used', '.by-script', '.cta-large', '--color', '--read', '--inline'])
    expect(first).toContain(kept)
  for (const left of ['.unused', '--unread']) expect(first).not.toContain(left)
  expect(trimmed('<p class="other used" style="width:var(--inline)">')).toBe(first)
  expect(trimmed('<p id="unused">')).toContain('.unused')
})

it('splits off the faces of web fonts, and leaves those of the device', () => {
  const [web, own] = ['@font-face{font-family:A;src:url(/a.woff2)}', '@font-face{font-family:B;src:local(C)}']
  expect(splitFonts(`a{}${web}${own}b{}${web}`)).toEqual({ style: `a{}${own}b{}`, fonts: web + web })
})
