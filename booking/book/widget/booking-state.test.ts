import { expect, test } from 'vitest'
import { exampleProps } from '../../../tests/fixtures/examples/example-props.ts'
import {
  createBookingState,
  inWeek,
  inZone,
  refuse,
  reopenTimes,
  toDetails,
  withTimes,
} from './booking-state.ts'

const [NINE, TEN] = exampleProps.starts ?? []
if (NINE === undefined || TEN === undefined) throw new Error('The example has two starts.')

const initial = createBookingState(exampleProps)
const chosen = toDetails(initial, NINE)

test('begins with the day that is asked for, then the week, and at an error', () => {
  const begin = (over: Partial<typeof exampleProps>) => createBookingState({ ...exampleProps, ...over })
  expect(begin({ week: '2026-11-17', day: '2026-11-24' }).week).toBe('2026-11-24')
  expect(begin({ week: '2026-11-17' })).toMatchObject({ week: '2026-11-17', focus: null })
  expect(begin({ error: { kind: 'expired' } }).focus).toEqual({ target: 'error' })
})

test('a chosen time and a zone are announced', () => {
  const { announcement } = toDetails(inZone(initial, 'America/Denver'), NINE)
  expect(announcement).toMatch(/^Tuesday, November 17, 2026 at 7:00 AM Mountain.* is selected\./)
  const moved = inZone(initial, 'America/Chicago')
  expect(moved.announcement).toBe('Times are shown in Central Time (Chicago).')
})

test('another look at the times shows the day of the chosen one, and keeps it', () => {
  const state = reopenTimes(chosen)
  expect(state).toMatchObject({ step: 'time', start: NINE, week: '2026-11-17', day: '2026-11-17' })
})

test('a week is turned without moving focus, unless asked to', () => {
  const turned = inWeek(initial, '2026-11-23', 'Next week', false)
  expect(turned).toMatchObject({ week: '2026-11-23', focus: null })
  expect(inWeek(initial, '2026-11-23', 'Next week', true).focus).toEqual({ target: 'week' })
})

test('a failed request keeps the times that are known', () => {
  expect(withTimes(initial, null).starts).toEqual(initial.starts)
  const unknown = createBookingState({ ...exampleProps, starts: null })
  expect(withTimes(unknown, null)).toMatchObject({ starts: null, hasFailed: true })
})

test('a refusal brings a fresh key where the old one is useless', () => {
  expect(refuse(chosen, { kind: 'expired' }, 'fresh').formKey).toBe('fresh')
  expect(refuse(chosen, { kind: 'offline' }, null).formKey).toBe(exampleProps.formKey)
})

test('an unknown zone falls back to the office’s', () => {
  const state = refuse(inZone(chosen, 'Europe/Paris'), { kind: 'wrong-zone' }, null)
  expect(state.zone).toBe(exampleProps.officeZone)
})

test('a refused alternative is the time that is shown as taken', () => {
  const sent = { ...chosen, submission: { kind: 'submitting' as const, start: TEN } }
  expect(refuse(sent, { kind: 'taken', nearest: [] }, null)).toMatchObject({ start: TEN, announcement: '' })
  expect(refuse(chosen, { kind: 'taken', nearest: [TEN] }, null).start).toBe(NINE)
})
