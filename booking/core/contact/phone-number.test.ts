import { expect, it } from 'vitest'
import { toE164 } from './phone-number.ts'

it.each([
  ['(212) 555-0142', '+12125550142'],
  ['212–555‑0142', '+12125550142'],
  ['1 212 555 0142', '+12125550142'],
  ['+1 (212) 555-0142', '+12125550142'],
  [' 212/555/0142 ', '+12125550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
])('reads %s', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})

it.each([
  ['an extension', '(212) 555-0142 x12'],
  ['no number', ''],
  ['a number without its area code', '555-0142'],
  ['an impossible area code', '(112) 555-0142'],
  ['an impossible exchange', '(212) 055-0142'],
  ['too many digits', '+1234567890123456'],
  ['eleven digits that begin with no 1', '9 212 555 0142'],
  ['a plus sign inside', '212+5550142'],
  ['words', 'call me'],
])('refuses %s', (_what, typed) => {
  expect(toE164(typed)).toBeNull()
})
