import { expect, test } from 'vitest'
import { findFieldErrors, isAccepted } from './answer-rules.ts'
import { BOOKING_FORM, LEAD_FORM } from './fields.ts'

const { name, practice, email, phone, specialty, note } = BOOKING_FORM.fields

test.each([
  [name, ['A', ' Dana O’Neil ', '李明'], ['', '12', 'a\nb', 'x'.repeat(81)]],
  [practice, ['24', 'Clinic & Partners'], ['', ' A ', 'Clinic\u202eevil', 'x'.repeat(121)]],
  [
    email,
    ['a@b.co', ' dana.o’neil@practice.com '.replace('’', "'"), 'a+b@sub.practice.health'],
    ['', 'dana', 'dana@practice', 'dana@practice.c', 'a..b@c.com', '.a@c.com', 'a@b.co\r\nBcc: x@y.zz'],
  ],
  [
    phone,
    [
      ...[
        '',
        '3035550117',
        '303.555.0117',
        '303 555 0117',
        '(303)555-0117',
        '1-303-555-0117',
        '+44 20 7946 0958',
      ],
      ...['303–555–0117', '303—555—0117', '303‑555‑0117', '303‒555−0117', '303\u00a0555\u00a00117'],
      ...[
        '+1 (303) 555-0117 x4',
        '303-555-0117 ext. 5',
        '303-555-0117, extension 512',
        '303-555-0117 Ext5',
        '3035550117 #5',
      ],
    ],
    [
      '555-0117',
      '555-0117 ext. 12345',
      'call me at 3035550117',
      '3035550117 ext',
      '1'.repeat(16),
      '303\n5550117',
    ],
  ],
  [LEAD_FORM.fields.phone, ['', '3035550117'], ['555-0117', '\n']],
  [specialty, ['Neuropathy'], ['', 'neuropathy', 'Other']],
  [note, ['', 'one\r\ntwo', 'x'.repeat(1000)], ['x'.repeat(1001), 'a\u0000b', 'a\u202eb']],
])('$title accepts valid answers only', (question, valid, invalid) => {
  expect(valid.filter((text) => !isAccepted(question, text, ['Neuropathy']))).toEqual([])
  expect(invalid.filter((text) => isAccepted(question, text, ['Neuropathy']))).toEqual([])
})

test('a box about texts needs a number, and counts only where texts are offered', () => {
  const typed: Record<string, string> = {
    name: 'Dana Reed',
    email: 'dana@example.com',
    practice: 'Lakeside',
    specialty: 'Neuropathy',
    marketingTexts: 'yes',
  }
  const errors = (hasTexts: boolean) =>
    findFieldErrors(LEAD_FORM, (field) => typed[field] ?? '', { specialties: ['Neuropathy'], hasTexts })
  expect(errors(true)).toEqual([
    { field: 'marketingTexts', message: expect.stringContaining('phone number') },
  ])
  expect(errors(false)).toEqual([])
})
