import { expect, it } from 'vitest'
import { callState } from './call-state.ts'

const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}:00Z`)
const call = { status: 'confirmed' as const, startsAt: at('15:00'), endsAt: at('15:30') }

it('changes at the start and at the end of the call', () => {
  expect(callState(call, at('14:59'))).toBe('ahead')
  expect(callState(call, at('15:00'))).toBe('begun')
  expect(callState(call, at('15:29'))).toBe('begun')
  expect(callState(call, at('15:30'))).toBe('over')
})

it('is cancelled before and after its time', () => {
  const cancelled = { ...call, status: 'cancelled' as const }
  for (const time of ['09:00', '15:10', '20:00']) expect(callState(cancelled, at(time))).toBe('cancelled')
})
