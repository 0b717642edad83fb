import { expect, it } from 'vitest'
import type { CallRules } from '../core/settings.ts'
import { faultOfRules, minutesOfDay } from './rules.ts'

const good: CallRules = {
  officeZone: 'America/New_York',
  hours: { 1: [{ from: '09:00', to: '24:00' }] },
  daysOff: ['2026-12-25'],
  callMinutes: 30,
  bufferMinutes: 0,
  minimumNoticeMinutes: 0,
  changesUntilMinutesBefore: 0,
  horizonDays: 30,
}

const MORNING = { from: '09:00', to: '12:00' }

it.each<[string, Partial<CallRules>]>([
  ['officeZone', { officeZone: 'America/Nowhere' }],
  ['hours.1.0', { hours: { 1: [{ from: '17:00', to: '09:00' }] } }],
  ['hours.1.0', { hours: { 1: [{ from: '09:00', to: '09:20' }] } }],
  ['hours.1.1', { hours: { 1: [MORNING, { from: '11:00', to: '15:00' }] } }],
  ['minimumNoticeMinutes', { minimumNoticeMinutes: 31 * 24 * 60 }],
  ['exceptions.2026-12-25', { exceptions: { '2026-12-25': [] } }],
  ['exceptions.2026-12-24.0', { exceptions: { '2026-12-24': [{ from: '12:00', to: '09:00' }] } }],
])('names an invalid %s', (field, change) => {
  expect(faultOfRules({ ...good, ...change })?.field.join('.')).toBe(field)
})

it.each([
  ['17:00', '09:00', 'before its to'],
  ['09:00', '09:00', 'before its to'],
  ['09:00', '09:29', 'one call of 30 minutes'],
])('says what is wrong with hours from %s to %s', (from, to, wrong) => {
  expect(faultOfRules({ ...good, hours: { 1: [{ from, to }] } })?.expected).toContain(wrong)
})

it('takes rules that just fit: one call, spans that adjoin, and notice of all days', () => {
  const afternoon = { from: '12:00', to: '12:30' }
  for (const spans of [[MORNING, afternoon], [{ from: '00:00', to: '24:00' }]])
    expect(faultOfRules({ ...good, hours: { 1: spans } })).toBeUndefined()
  expect(faultOfRules({ ...good, minimumNoticeMinutes: 30 * 24 * 60 })).toBeUndefined()
  expect(faultOfRules({ ...good, minimumNoticeMinutes: 30 * 24 * 60 + 1 })).toBeDefined()
  const times = ['00:00', '09:59', '09:60', '24:00', '24:01', '9:00']
  expect(times.map(minutesOfDay)).toEqual([0, 599, Number.NaN, 1440, Number.NaN, Number.NaN])
})
