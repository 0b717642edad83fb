import { expect, it } from 'vitest'
import { decodePlaces, encodePlace, withoutCodes } from '../place-code.ts'
import { locate } from './locate.ts'

const names = { promises: { terms: { term: 'Yours', meaning: 'Your part' }, days: ['one', 'two'] } }

it('finds the field of a shown text, past lists that a name stands for, and the name that words are behind', () => {
  const file = { points: ['First', '{promises.days}', '{promises.terms}', { text: 'Last' }] }
  const find = (...path: (string | number)[]) => locate(file, path, names)
  expect(find('points', 4, 'text')).toEqual(['points', 3, 'text'])
  expect(find('points', 2)).toEqual(['points', 1])
  expect(find('points', 3, 'meaning')).toEqual(['points', 2])
})

it('numbers places invisibly', () => {
  const text = `One${encodePlace(7)} two${encodePlace(7_999_999)}`
  expect(decodePlaces(text)).toEqual([7, 7_999_999])
  expect(withoutCodes(text)).toBe('One two')
})
