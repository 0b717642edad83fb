import { expect, it } from 'vitest'
import { fillPlaceholders } from './placeholders.ts'

it('fills every token, as often as it stands there', () => {
  expect(fillPlaceholders('{brand}: call {phone}. {brand}.', { brand: 'A', phone: '$1' })).toBe(
    'A: call $1. A.',
  )
})

it('names the token that has no value', () => {
  expect(() => fillPlaceholders('We meet on {when}.', {})).toThrow('{when}')
})
