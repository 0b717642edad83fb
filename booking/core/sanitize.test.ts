import { expect, it } from 'vitest'
import { greetableName, shortLine } from './sanitize.ts'

it.each([
  [' Ana  María de Vance ', 'Ana María de Vance'],
  ['One Two Three Four Five', null],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), null],
  ['win.example', null],
  ['<b>', null],
])('greets %j by %j', (typed, name) => {
  expect(greetableName(typed)).toBe(name)
})

it.each([
  ['12345', '12345'],
  ['123456', '1234…'],
  ['😀😀😀😀😀😀', '😀😀😀😀…'],
])('shortens %s to 5 characters as %s', (text, short) => {
  expect(shortLine(text, 5)).toBe(short)
})
