import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=90-900', { first: 90, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('%s of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part)
})

it.each([undefined, '', 'bytes=-', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b'])(
  'ignores %j and sends the whole body',
  (header) => {
    expect(byteRange(header, 100)).toBeNull()
  },
)
