import { expect, it } from 'vitest'
import { faultsIn } from './faults.ts'

const names = (css: string) => faultsIn(css).map(({ name }) => name)

it.each([
  ['a property', 'a{field-sizing:content}', 'field-sizing'],
  ['a keyword', 'a{grid-template-rows:subgrid}', 'grid-template-rows: subgrid'],
  ['a longer shorthand', 'a{text-decoration:underline 1px}', 'text-decoration: includes_thickness'],
  ['the alternative text of content', 'a{content:"+" / ""}', 'content: alt_text'],
  ['a function', 'a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a function in a custom property', 'a{--x:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a unit', 'a{height:1lh}', 'unit lh'],
  ['a pseudo-class', 'a:has(b){top:0}', ':has(b)'],
  ['nesting', 'a{top:0;& b{top:1px}}', 'nesting'],
  ['an at-rule', '@starting-style{a{top:0}}', '@starting-style'],
  ['a media feature', '@media (update:fast){a{top:0}}', 'media update'],
  ['an unknown property', 'a{colour:red}', 'colour'],
  ['what is only read without support', '@supports not (top:0){a{field-sizing:content}}', 'field-sizing'],
])('finds %s', (_, css, name) => {
  expect(names(css)).toEqual([name])
})

it.each([
  ['has a fallback before it', 'a{content:"+";content:"+" / ""}'],
  ['has a prefixed copy', 'a{-webkit-hyphens:auto;hyphens:auto}'],
  ['is withStoreErrors', '@supports (field-sizing:content){a{field-sizing:content}}'],
  ['is for one engine', 'a::-webkit-details-marker{display:none}'],
])('ignores what %s', (_, css) => {
  expect(names(css)).toEqual([])
})

it('does not accept a fallback before a value with a custom property', () => {
  expect(names('a{color:red;color:color-mix(in srgb,var(--x),blue)}')).toEqual(['color-mix()'])
})

it('finds an unknown selector that invalidates its whole rule', () => {
  expect(names('a,b:has(i){top:0}')).toEqual([':has(i) in a list of selectors'])
})
