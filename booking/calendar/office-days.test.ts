import { expect, it } from 'vitest'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { lastBusinessMinute, officeSpan } from './office-days.ts'

const rules = { ...exampleSettings.rules, officeZone: 'America/New_York', daysOff: ['2026-11-26'] }

it.each([
  ['2026-11-23T15:00:00Z', 1, '2026-11-25T04:59:00Z'],
  ['2026-11-25T15:00:00Z', 1, '2026-11-28T04:59:00Z'],
  // 11:00 PM of Monday at the office, when it is Tuesday in UTC.
  ['2026-11-24T04:00:00Z', 3, '2026-11-28T04:59:00Z'],
  ['2026-11-27T15:00:00Z', 2, '2026-12-02T04:59:00Z'],
])('from %s on, business day %i ends after %s', (now, days, end) => {
  expect(`${lastBusinessMinute(rules, Temporal.Instant.from(now), days)}`).toBe(end)
})

it('an hour that a change of clocks skips has no span, and one that it repeats has two', () => {
  const hoursOf = (day: string) => {
    const span = officeSpan(rules, Temporal.PlainDate.from(day), 60, 120)
    return span?.startsAt.until(span.endsAt).total('hours')
  }
  expect(['2026-12-01', '2026-11-01'].map(hoursOf)).toEqual([1, 2])
  expect(officeSpan(rules, Temporal.PlainDate.from('2027-03-14'), 120, 180)).toBeNull()
})
