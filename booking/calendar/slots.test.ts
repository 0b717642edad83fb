import { expect, it } from 'vitest'
import type { CallRules } from '../core/settings.ts'
import { candidateSlots, freeSlots, isOffered } from './slots.ts'

const at = (text: string) => Temporal.Instant.from(text)
const weekdays = [{ from: '09:00', to: '17:00' }]
const newYork: CallRules = {
  officeZone: 'America/New_York',
  hours: { 1: weekdays, 2: weekdays, 3: weekdays, 4: weekdays, 5: weekdays },
  daysOff: [],
  callMinutes: 30,
  bufferMinutes: 15,
  minimumNoticeMinutes: 0,
  changesUntilMinutesBefore: 0,
  horizonDays: 10,
}
const starts = (rules: CallRules, now: string) =>
  candidateSlots(rules, at(now)).map((slot) => slot.startsAt.toString())
const onDate = (rules: CallRules, now: string, date: string) =>
  candidateSlots(rules, at(now))
    .map((slot) => slot.startsAt.toZonedDateTimeISO(rules.officeZone))
    .filter((start) => start.toPlainDate().toString() === date)
    .map((start) => start.toString({ timeZoneName: 'never' }))

const short: CallRules = {
  ...newYork,
  exceptions: { '2026-11-24': [{ from: '09:00', to: '10:30' }], '2026-11-25': [] },
}

it('a day with an exception has its own hours instead of the weekday’s, or none', () => {
  expect(onDate(short, '2026-11-22T12:00:00Z', '2026-11-24')).toEqual([
    '2026-11-24T09:00:00-05:00',
    '2026-11-24T09:45:00-05:00',
  ])
  expect(onDate(short, '2026-11-22T12:00:00Z', '2026-11-25')).toEqual([])
  expect(onDate(short, '2026-11-22T12:00:00Z', '2026-11-26')).toHaveLength(11)
})

it('an exception can open a day that has no hours otherwise', () => {
  const saturday = { ...newYork, exceptions: { '2026-11-28': [{ from: '10:00', to: '11:00' }] } }
  expect(onDate(saturday, '2026-11-22T12:00:00Z', '2026-11-28')).toEqual(['2026-11-28T10:00:00-05:00'])
  expect(isOffered(saturday, at('2026-11-22T12:00:00Z'), at('2026-11-28T15:00:00Z'))).toBe(true)
  expect(isOffered(newYork, at('2026-11-22T12:00:00Z'), at('2026-11-28T15:00:00Z'))).toBe(false)
})

const nightShift: CallRules = {
  ...newYork,
  hours: { 7: [{ from: '01:00', to: '04:00' }] },
  bufferMinutes: 0,
}

it('offers no wall time that the spring change skips', () => {
  expect(onDate(nightShift, '2027-03-13T12:00:00Z', '2027-03-14')).toEqual([
    '2027-03-14T01:00:00-05:00',
    '2027-03-14T01:30:00-05:00',
    '2027-03-14T03:00:00-04:00',
    '2027-03-14T03:30:00-04:00',
  ])
})

it('keeps the buffer before the next call when a night is an hour shorter', () => {
  expect(onDate({ ...nightShift, bufferMinutes: 15 }, '2027-03-13T12:00:00Z', '2027-03-14')).toEqual([
    '2027-03-14T01:00:00-05:00',
    '2027-03-14T01:45:00-05:00',
  ])
})

it('offers a repeated wall time once', () => {
  expect(onDate(nightShift, '2026-10-31T12:00:00Z', '2026-11-01')).toEqual([
    '2026-11-01T01:00:00-04:00',
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T02:00:00-05:00',
    '2026-11-01T02:30:00-05:00',
    '2026-11-01T03:00:00-05:00',
    '2026-11-01T03:30:00-05:00',
  ])
})

it('steps by call and buffer and ends the last call within the hours', () => {
  const day = onDate(newYork, '2026-12-01T00:00:00Z', '2026-12-01')
  expect(day.slice(0, 2)).toEqual(['2026-12-01T09:00:00-05:00', '2026-12-01T09:45:00-05:00'])
  expect(day.at(-1)).toBe('2026-12-01T16:30:00-05:00')
  expect(day).toHaveLength(11)
})

it('offers the days up to the horizon, without those off', () => {
  expect(starts(newYork, '2026-12-01T00:00:00Z').at(-1)).toBe('2026-12-10T21:30:00Z')
  expect(starts(newYork, '2026-12-01T12:00:00Z').at(-1)).toBe('2026-12-11T21:30:00Z')
  const off = { ...newYork, daysOff: ['2026-12-10'] }
  expect(starts(off, '2026-12-01T00:00:00Z').at(-1)).toBe('2026-12-09T21:30:00Z')
})

it('leaves out what a call overlaps with its buffer, and no time beside it', () => {
  const taken = { startsAt: at('2026-12-01T14:45:00Z'), endsAt: at('2026-12-01T15:30:00Z') }
  const free = freeSlots(newYork, at('2026-12-01T12:00:00Z'), [taken])
  expect(free.slice(0, 2).map(({ startsAt }) => `${startsAt}`)).toEqual([
    '2026-12-01T14:00:00Z',
    '2026-12-01T15:30:00Z',
  ])
})

it('applies the minimum notice to the minute', () => {
  const rules = { ...newYork, minimumNoticeMinutes: 120 }
  expect(starts(rules, '2026-12-01T12:00:00Z')[0]).toBe('2026-12-01T14:00:00Z')
  expect(starts(rules, '2026-12-01T12:00:01Z')[0]).toBe('2026-12-01T14:45:00Z')
  expect(isOffered(rules, at('2026-12-01T12:00:00Z'), at('2026-12-01T14:00:00Z'))).toBe(true)
  expect(isOffered(rules, at('2026-12-01T12:00:01Z'), at('2026-12-01T14:00:00Z'))).toBe(false)
})

const now = at('2026-12-01T00:00:00Z')
it('tells whether an instant is offered', () => {
  expect(isOffered(newYork, now, at('2026-12-01T14:00:00Z'))).toBe(true)
  expect(isOffered(newYork, now, at('2026-12-01T14:00:01Z'))).toBe(false)
  expect(isOffered(newYork, now, at('2026-11-30T14:00:00Z'))).toBe(false)
  expect(isOffered(newYork, now, at('2026-12-10T14:00:00Z'))).toBe(true)
  expect(isOffered(newYork, now, at('2026-12-11T14:00:00Z'))).toBe(false)
  expect(isOffered(newYork, now, at('+010000-12-31T14:00:00Z'))).toBe(false)
})
