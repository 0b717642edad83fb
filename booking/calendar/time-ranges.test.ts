import { expect, it } from 'vitest'
import { mergedRanges, overlaps, toPair, toRange, without } from './time-ranges.ts'

const ranges = (pairs: [number, number][]) => pairs.map(toRange)

it('a range that ends when another begins doesn’t overlap it', () => {
  const touches = ([a, b]: [number, number][]) => overlaps(toRange(a ?? [0, 0]), toRange(b ?? [0, 0]))
  expect(
    touches([
      [0, 5],
      [5, 9],
    ]),
  ).toBe(false)
  expect(
    touches([
      [5, 9],
      [0, 5],
    ]),
  ).toBe(false)
  expect(
    touches([
      [0, 6],
      [5, 9],
    ]),
  ).toBe(true)
})

it('leaves nothing of a range whose hole has its ends', () => {
  const left = (holes: [number, number][]) => without(ranges([[0, 9]]), ranges(holes)).map(toPair)
  expect(left([[0, 9]])).toEqual([])
  expect(
    left([
      [0, 3],
      [7, 9],
    ]),
  ).toEqual([[3, 7]])
  expect(left([[9, 12]])).toEqual([[0, 9]])
})

it('merges ranges that overlap, and keeps those that only touch', () => {
  expect(
    mergedRanges(
      ranges([
        [5, 7],
        [0, 3],
        [2, 4],
        [2, 3],
        [4, 5],
      ]),
    ),
  ).toEqual([
    ...[
      [0, 4],
      [4, 5],
      [5, 7],
    ],
  ])
})
