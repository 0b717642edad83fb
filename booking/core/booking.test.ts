import { expect, it } from 'vitest'
import { callState, mayChange } from './booking.ts'

const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}:00Z`)
const call = { status: 'confirmed' as const, startsAt: at('15:00'), endsAt: at('15:30') }
const rules = { changesUntilMinutesBefore: 60 }

it.each([
  ['13:59', 'ahead', ['visitor', 'agency']],
  ['14:00', 'closed', ['agency']],
  ['14:59', 'closed', ['agency']],
  ['15:00', 'begun', ['agency']],
  ['15:29', 'begun', ['agency']],
  ['15:30', 'over', []],
] as const)('at %s a call at 15:00 is %s, and %j may change it', (time, state, by) => {
  expect(callState(call, rules, at(time))).toBe(state)
  expect((['visitor', 'agency'] as const).filter((who) => mayChange(state, who))).toEqual(by)
})

it('is open until its start without a cut-off', () => {
  expect(callState(call, { changesUntilMinutesBefore: 0 }, at('14:59'))).toBe('ahead')
})

it('is canceled before and after its time, for good', () => {
  const canceled = { ...call, status: 'canceled' as const }
  for (const time of ['09:00', '15:10', '20:00'])
    expect(callState(canceled, rules, at(time))).toBe('canceled')
  expect(mayChange('canceled', 'agency')).toBe(false)
})
