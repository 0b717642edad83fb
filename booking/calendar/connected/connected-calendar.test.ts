import { expect, it } from 'vitest'
import { failureOfStatus } from './connected-calendar.ts'

it.each([
  ['temporary', [204, 299, 408, 412, 423, 429, 500, 503]],
  ['settings', [300, 399, 401, 403, 404, 409]],
  ['refused', [400, 410, 422, 499]],
])('an unexpected status is %s: %j', (failure, statuses) => {
  expect(statuses.map(failureOfStatus)).toEqual(statuses.map(() => failure))
})
