import { expect, it } from 'vitest'
import { dayCallSecret, daySecretIn, isSecretPath } from './addresses.ts'

it('knows the addresses that contain a secret', () => {
  const paths = [
    '/desk/call',
    '/desk/call/move',
    '/desk/day',
    '/desk/office/leads',
    '/desk/callers',
    '/desk/booking',
  ]
  expect(paths.map(isSecretPath)).toEqual([true, true, true, true, false, false])
})

it('finds the day’s secret only in that of a call reached from it', () => {
  expect([dayCallSecret('day', 'id'), 'secret', 'secret.', ''].map(daySecretIn)).toEqual([
    'day',
    null,
    null,
    null,
  ])
})
