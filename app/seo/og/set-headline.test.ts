import { expect, it } from 'vitest'
import { evenLines, setHeadline } from './set-headline.ts'

const perLetter = (run: string) => run.length
const measure = {
  width: (run: string, _isTurn: boolean, size: number) => (run.length * size) / 2,
  column: 600,
  height: 400,
  leading: 1.05,
}

it('takes as few lines as the column allows, and evens them', () => {
  expect(evenLines('one two three four five six', perLetter, 24)).toEqual(['one two three', 'four five six'])
  expect(evenLines('short', perLetter, 40)).toEqual(['short'])
})

it('gives the turn lines of its own', () => {
  const { lines } = setHeadline({ plain: 'Built once,', turn: 'then kept running.' }, measure)
  expect(lines).toEqual([
    { text: 'Built once,', isTurn: false },
    { text: 'then kept', isTurn: true },
    { text: 'running.', isTurn: true },
  ])
})

it('refuses what fits at no size', () => {
  expect(() => setHeadline({ plain: 'word '.repeat(200).trim(), turn: '' }, measure)).toThrow('shorten')
})
