import { expect, it } from 'vitest'
import { hasUnreadable, needsSomebody } from './read-calendars.ts'

const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
const ago = (minutes: number) => now.subtract({ minutes })

it.each([
  [null, null, false],
  [ago(59), 'NO_ANSWER', false],
  [ago(60), 'NO_ANSWER', true],
  [ago(60), null, true],
  [ago(0), 'HTTP_401', true],
])('a calendar that failed at %s with %s needs somebody: %s', (failedAt, lastError, isNeeded) => {
  expect(needsSomebody({ failedAt, lastError }, now)).toBe(isNeeded)
})

it.each([
  [undefined, false],
  [ago(59), false],
  [ago(60), true],
])('events that could not be read since %s are told: %s', (since, isTold) => {
  const busy = { times: [], ...(since && { unreadableSince: since.epochMilliseconds }) }
  expect(hasUnreadable({ busy }, now)).toBe(isTold)
})
