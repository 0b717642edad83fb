import { expect, it } from 'vitest'
import { failureOf, hidePersonalData, loggable, MaybeDelivered, RefusedCall, storable } from './failure.ts'

it.each([
  ['settings', [401, 403, 407]],
  ['temporary', [408, 429, 500, 599]],
  ['refused', [300, 400, 402, 404, 406, 409, 428, 430, 499]],
])('a call that is answered so is %s: %j', (failure, statuses) => {
  expect(statuses.map((status) => failureOf(new RefusedCall(status, '')))).toEqual(
    statuses.map(() => failure),
  )
})

it.each<[string, object]>([
  ['settings', { code: 'EAUTH' }],
  ['settings', { code: 'ENOAUTH' }],
  ...[530, 534, 535, 538].map((responseCode): [string, object] => ['settings', { responseCode }]),
  ...[529, 531, 533, 536, 537, 539, 550].map((responseCode): [string, object] => [
    'temporary',
    { responseCode },
  ]),
  ...['MAIL FROM', 'RCPT TO', 'DATA'].map((command): [string, object] => [
    'refused',
    { command, permanent: true },
  ]),
  ['temporary', { command: 'RCPT TO', permanent: false }],
  ['temporary', { command: 'EHLO', permanent: true }],
])('a mail server’s answer is %s: %j', (failure, answer) => {
  expect(failureOf(Object.assign(new Error('No.'), answer))).toBe(failure)
})

it('never sends again what may have arrived, and tries again what is no error', () => {
  expect([failureOf(new MaybeDelivered('')), failureOf('text')]).toEqual(['refused', 'temporary'])
})

it('logs codes only, stores the words, and shows them without addresses and numbers', () => {
  const error = new RefusedCall(422, '\0ana@clinic.example, +1 (212) 555-0142 and 2125550142 are wrong')
  expect(loggable(error)).toEqual({ code: 'HTTP_STATUS', reply: 422 })
  expect([loggable(new TypeError('ana@clinic.example')), loggable('ana')]).toEqual([
    { code: 'TypeError' },
    { code: 'unknown' },
  ])
  expect(hidePersonalData(storable(error))).toBe(
    'The answer was 422. [address], [number] and [number] are wrong',
  )
  expect(storable(new Error('x'.repeat(3000)))).toHaveLength(2000)
})
