import { expect, test } from 'vitest'
import { exampleProps } from '../../../tests/fixtures/example-props.ts'
import {
  type BookingAction,
  type BookingState,
  bookingReducer,
  createBookingState,
} from './booking-reducer.ts'

const [NINE, TEN] = exampleProps.starts ?? []
if (NINE === undefined || TEN === undefined) throw new Error('The example has two starts.')

const initial = createBookingState(exampleProps)
const run = (...actions: BookingAction[]): BookingState => actions.reduce(bookingReducer, initial)
const chosen: BookingAction = { type: 'time-chosen', start: NINE }
const submitting: BookingAction = { type: 'submitting', start: NINE }
const refused = (error: BookingState['error'] & object, formKey: string | null = null): BookingAction => ({
  type: 'refused',
  error,
  formKey,
})

test('a chosen time and a zone are announced', () => {
  const { announcement } = run({ type: 'hydrated', zone: 'America/Denver' }, chosen)
  expect(announcement).toMatch(/^Tuesday, November 17, 2026 at 7:00 AM Mountain.* is selected\./)
  const moved = run({ type: 'zone-changed', zone: 'America/Chicago' })
  expect(moved.announcement).toBe('Times are shown in Central Time (Chicago).')
})

test('another look at the times shows the day of the chosen one, and keeps it', () => {
  const state = run(chosen, { type: 'time-reopened' })
  expect(state).toMatchObject({ step: 'time', start: NINE, week: '2026-11-17', day: '2026-11-17' })
})

test('a week is turned without moving focus, unless asked to', () => {
  const turn = { type: 'week-turned', date: '2026-11-23', announcement: 'Next week' } as const
  expect(run(turn)).toMatchObject({ week: '2026-11-23', focus: null })
  expect(run({ ...turn, focus: true }).focus).toEqual({ target: 'week' })
})

test('a failed request keeps the times that are known', () => {
  expect(run({ type: 'times-loaded', starts: null }).times).toEqual(initial.times)
  const unknown = createBookingState({ ...exampleProps, starts: null })
  const failed = bookingReducer(unknown, { type: 'times-loaded', starts: null })
  expect(failed.times).toEqual({ kind: 'failed' })
})

test('a refusal brings a fresh key where the old one is useless', () => {
  expect(run(chosen, submitting, refused({ kind: 'expired' }, 'fresh')).formKey).toBe('fresh')
  expect(run(chosen, submitting, refused({ kind: 'offline' })).formKey).toBe(exampleProps.formKey)
})

test('an unknown zone falls back to the office’s', () => {
  const state = run(
    { type: 'zone-changed', zone: 'Europe/Paris' },
    submitting,
    refused({ kind: 'wrong-zone' }),
  )
  expect(state.zone).toBe(exampleProps.officeZone)
})
