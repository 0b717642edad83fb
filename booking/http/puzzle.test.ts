import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { MONDAY } from '../../tests/fixtures/start-booking-service.ts'
import { solve } from '../ui/puzzle-solver.ts'
import { checkPuzzle, createPuzzle } from './puzzle.ts'

const secret = randomBytes(32)
let solved: string
beforeAll(async () => {
  solved = await solve(await createPuzzle(secret, 'key', MONDAY))
})

test('a solution counts for its form, within an hour', async () => {
  const hash = await checkPuzzle(secret, 'key', solved, MONDAY.add({ minutes: 60 }))
  expect(hash).toMatch(/^[\w-]{43}$/)
  expect(await checkPuzzle(secret, 'key', solved, MONDAY)).toBe(hash)
  expect(await checkPuzzle(secret, 'other', solved, MONDAY)).toBe('')
  expect(await checkPuzzle(secret, 'key', solved, MONDAY.add({ minutes: 61 }))).toBe('')
  expect(await checkPuzzle(randomBytes(32), 'key', solved, MONDAY)).toBe('')
})

describe('a made-up solution is none', () => {
  const change = (
    edit: (posted: {
      challenge: { parameters: Record<string, unknown>; signature: string }
      solution: { counter: number; derivedKey: string }
    }) => void,
  ) => {
    const posted = JSON.parse(solved)
    edit(posted)
    return JSON.stringify(posted)
  }
  const cases: [string, () => string][] = [
    ['nothing', () => ''],
    ['no JSON', () => '{'],
    ['another counter', () => change(({ solution }) => (solution.counter += 1))],
    ['a key that only looks right', () => change(({ solution }) => (solution.derivedKey = '00'.repeat(32)))],
    ['a cheaper puzzle', () => change(({ challenge }) => (challenge.parameters.cost = 1))],
    [
      'a puzzle that never expires',
      () =>
        change(
          ({ challenge }) =>
            (challenge.parameters.data = { ...(challenge.parameters.data as object), expires: 9e12 }),
        ),
    ],
    ['no signature', () => change(({ challenge }) => (challenge.signature = ''))],
    ['a huge number', () => change(({ challenge }) => (challenge.parameters.keyLength = 1e12))],
    ['too much', () => change(({ challenge }) => (challenge.parameters.more = 'x'.repeat(3000)))],
    ['a list', () => '[]'],
  ]
  test.each(cases)('%s', async (_what, made) => {
    expect(await checkPuzzle(secret, 'key', made(), MONDAY)).toBe('')
  })
})
