import { expect, it } from 'vitest'
import { nextAttempt } from './retry.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const minutesTo = (next: Temporal.Instant | null) => next && now.until(next).total('minutes')
const next = (attempts: number, end: Temporal.Instant | null = null) =>
  minutesTo(nextAttempt(now, { attempts, end }))

it('waits longer after each failure, and gives up after about three days', () => {
  const waits = Array.from({ length: 12 }, (_, index) => next(index + 1))
  expect(waits).toEqual([1, 5, 15, 60, 60, 120, 240, 480, 720, 1440, 1440, null])
  const days = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0) / 1440
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(3.5)
})

it('tries more often toward the end, and never after it', () => {
  expect(next(8, now.add({ minutes: 60 }))).toBe(30)
  expect(next(8, now.add({ minutes: 10 }))).toBe(5)
  expect(next(4, now.add({ minutes: 5 }))).toBe(2.5)
  expect(next(1, now.add({ minutes: 4 }))).toBeNull()
  expect(next(1, now.subtract({ hours: 1 }))).toBeNull()
})
