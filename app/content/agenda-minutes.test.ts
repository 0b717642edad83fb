import { expect, it } from 'vitest'
import { agendaMinutes } from './agenda-minutes.ts'

it('divides a call by shares in whole minutes', () => {
  expect(agendaMinutes([1, 2, 2, 1], 30)).toEqual([5, 10, 10, 5])
  expect(agendaMinutes([1, 2, 2, 1], 15)).toEqual([3, 5, 5, 2])
  expect(agendaMinutes([1, 2, 2, 1], 20)).toEqual([3, 7, 7, 3])
})

it('adds up to every length a call can have, with no part without a minute', () => {
  for (const shares of [
    [1, 2, 2, 1],
    [1, 50, 1, 1, 1],
    [7, 3, 1],
  ])
    for (let minutes = 5; minutes <= 240; minutes++) {
      const parts = agendaMinutes(shares, minutes)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minutes)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(1)
    }
})
