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

it('lets a line end with its clause', () => {
  expect(evenLines('Seven ads later', perLetter, 12)).toEqual(['Seven', 'ads later'])
  expect(evenLines('Seven ads, later', perLetter, 12)).toEqual(['Seven ads,', 'later'])
})

it('gives the turn lines of its own', () => {
  const { lines } = setHeadline({ plain: 'Built once,', turn: 'then kept running.' }, measure)
  expect(lines).toEqual([
    { text: 'Built once,', isTurn: false },
    { text: 'then kept', isTurn: true },
    { text: 'running.', isTurn: true },
  ])
})

it('sets a long headline smaller, inside the column and the height', () => {
  const long = 'A Knoxville nurse anesthetist on what ketamine can be asked to do, and what it cannot'
  const { size, lines } = setHeadline({ plain: long, turn: '' }, measure)
  expect(size).toBeLessThan(88)
  expect(lines.map(({ text }) => text).join(' ')).toBe(long)
  expect(Math.max(...lines.map(({ text }) => measure.width(text, false, size)))).toBeLessThanOrEqual(600)
  expect(lines.length * size * measure.leading).toBeLessThanOrEqual(400)
})

it('refuses what fits at no size', () => {
  expect(() => setHeadline({ plain: 'word '.repeat(200).trim(), turn: '' }, measure)).toThrow('shorten')
})
