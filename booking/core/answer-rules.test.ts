import { expect, test } from 'vitest'
import { isEmailAddress, isNote, isPersonName, isPhoneNumber, isPracticeName } from './answer-rules.ts'

test.each([
  [isPersonName, ['Al', ' Dana O’Neil ', '李明'], ['', 'A', '12', 'a\nb', 'x'.repeat(81)]],
  [isPracticeName, ['24', 'Clinic & Partners'], ['', ' A ', 'Clinic\u202eevil', 'x'.repeat(121)]],
  [
    isEmailAddress,
    ['a@b.co', ' dana.o’neil@practice.com '.replace('’', "'"), 'a+b@sub.practice.health'],
    ['', 'dana', 'dana@practice', 'dana@practice.c', 'a..b@c.com', '.a@c.com', 'a@b.co\r\nBcc: x@y.zz'],
  ],
  [
    isPhoneNumber,
    ['3035550117', '+1 (303) 555-0117 x4'],
    ['', '555-0117', 'call me at 3035550117', '1'.repeat(21), '303\n5550117'],
  ],
  [isNote, ['', 'one\r\ntwo', 'x'.repeat(1000)], ['x'.repeat(1001), 'a\u0000b', 'a\u202eb']],
])('%o accepts valid answers only', (accepts, valid, invalid) => {
  expect(valid.filter((text) => !accepts(text))).toEqual([])
  expect(invalid.filter((text) => accepts(text))).toEqual([])
})
