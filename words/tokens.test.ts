import { expect, it } from 'vitest'
import { fillTokens, MissingTokenError } from './tokens.ts'

it('fills every token, as often as it stands there', () => {
  expect(fillTokens('{brand}: call {phone}. {brand}.', { brand: 'A', phone: '$1' })).toBe('A: call $1. A.')
})

it('leaves a sentence without tokens alone', () => {
  expect(fillTokens('Choose a time', {})).toBe('Choose a time')
})

it('names the token that has no value', () => {
  expect(() => fillTokens('We meet on {when}.', {})).toThrow(MissingTokenError)
  expect(() => fillTokens('We meet on {when}.', {})).toThrow('{when}')
})
