import { expect, it } from 'vitest'
import { decodePlaces, encodePlace, withoutCodes } from '../place-code.ts'
import { locate } from './locate.ts'

const names = { promises: { terms: { term: 'Yours', meaning: 'Your part' }, days: ['one', 'two'] } }
const sourceOf = (name: string) => ({
  file: 'promises.yaml',
  path: name.split('.').slice(1),
  version: 'v1',
})

it('finds the field of a shown text, past lists that a name stands for, and the words behind a name', () => {
  const file = { points: ['First', '{promises.days}', '{promises.terms}', { text: 'Last' }] }
  const find = (...path: (string | number)[]) => locate(file, path, names, sourceOf)
  expect(find('points', 4, 'text')).toEqual({ path: ['points', 3, 'text'] })
  expect(find('points', 2)).toEqual({
    path: ['points', 1],
    source: { file: 'promises.yaml', path: ['days', 1], version: 'v1' },
  })
  expect(find('points', 3, 'meaning').source?.path).toEqual(['terms', 'meaning'])
})

it('numbers places invisibly', () => {
  const text = `One${encodePlace(7)} two${encodePlace(7_999_999)}`
  expect(decodePlaces(text)).toEqual([7, 7_999_999])
  expect(withoutCodes(text)).toBe('One two')
})
