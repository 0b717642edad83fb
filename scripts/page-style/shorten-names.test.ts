import { expect, it } from 'vitest'
import { shortenNames } from './shorten-names.ts'

const utilities = (rules: string) => `@layer utilities{${rules}}`
const shorten = (css: string, html: string, words: string[] = []) =>
  shortenNames({ css, html }, new Set(words))

it('gives the most frequent utility the first name, in the style and on the elements', () => {
  const css = utilities('.mt-4{margin-top:1rem}.flex{display:flex}')
  expect(shorten(css, '<p class="mt-4 flex"><i class="flex">')).toEqual({
    css: utilities('.b{margin-top:1rem}.a{display:flex}'),
    html: '<p class="b a"><i class="a">',
  })
})

it('finds a name within another selector, and behind its escapes', () => {
  const css = utilities(':where(.space-y-4>:not(.last)){top:0}.md\\:p-4:is(.md\\:p-4,b){top:1px}')
  const html = '<p class="space-y-4 [&amp;]:x"><i class="last md:p-4">'
  expect(shorten(css, html)).toEqual({
    css: utilities(':where(.a>:not(.b)){top:0}.c:is(.c,b){top:1px}'),
    html: '<p class="a [&amp;]:x"><i class="b c">',
  })
})

it('lets components keep their names, and what a script names or somebody else is called', () => {
  const css = `.call{top:0}.a{top:1px}${utilities('.call{top:2px}.shown{top:3px}.mt-4{top:4px}')}`
  expect(shorten(css, '<p class="call a b mt-4 shown">', ['shown'])).toEqual({
    css: `.call{top:0}.a{top:1px}${utilities('.call{top:2px}.shown{top:3px}.c{top:4px}')}`,
    html: '<p class="call a b c shown">',
  })
})

it('goes on to two letters', () => {
  const names = Array.from({ length: 30 }, (_, number) => `mt-${number}`)
  const css = utilities(names.map((name, number) => `.${name}{top:${number}px}`).join(''))
  const { html } = shorten(css, `<p class="${names.join(' ')}">`)
  expect(html).toMatch(/^<p class="a b c .* z aa ab ac ad">$/)
})

it('refuses a style that looks for a part of a name', () => {
  expect(() => shorten(`[class*="mt-"]{top:0}${utilities('.mt-4{top:4px}')}`, '<p class="mt-4">')).toThrow(
    'a class of its own',
  )
})
