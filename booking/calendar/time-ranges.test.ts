import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeFinder, overlaps, type TimeRange } from './time-ranges.ts'

const range = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 40 }))
  .map(([start, length]): TimeRange => ({ startsAt: at(start), endsAt: at(start + length) }))

function at(minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
}

it('finds a range free exactly when it overlaps none of the taken ones, in any order, overlapping or not', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), range, (taken, wanted) => {
      expect(freeFinder(taken)(wanted)).toBe(!taken.some((one) => overlaps(one, wanted)))
    }),
    { numRuns: 2000, seed: 1 },
  )
})
