import { expect, it } from 'vitest'
import { mergedRanges, overlaps, toPair, toRange, without } from './time-ranges.ts'

/** Reads a range such as `0-3`. */
const range = (text: string) => {
  const [from = 0, to = 0] = text.split('-').map(Number)
  return toRange([from, to])
}
const ranges = (text: string) => text.split(' ').map(range)
const written = (pairs: [number, number][]) => pairs.map((pair) => pair.join('-')).join(' ')

it.each([
  ['0-5', '5-9', false],
  ['5-9', '0-5', false],
  ['0-6', '5-9', true],
])('a range that ends when another begins doesn’t overlap it: %s and %s', (one, other, isOverlap) => {
  expect(overlaps(range(one), range(other))).toBe(isOverlap)
})

it.each([
  ['0-9', ''],
  ['0-3 7-9', '3-7'],
  ['9-12', '0-9'],
])('leaves nothing of a range whose hole has its ends: 0-9 without %s', (holes, left) => {
  expect(written(without(ranges('0-9'), ranges(holes)).map(toPair))).toBe(left)
})

it('merges ranges that overlap, and keeps those that only touch', () => {
  expect(written(mergedRanges(ranges('5-7 0-3 2-4 2-3 4-5')))).toBe('0-4 4-5 5-7')
})
