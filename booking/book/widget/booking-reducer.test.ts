import { describe, expect, test } from 'vitest'
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

describe('steps', () => {
  test('a chosen time leads to the details, announced in the visitor’s zone', () => {
    const state = run({ type: 'hydrated', zone: 'America/Denver' }, chosen)
    expect(state).toMatchObject({ hydrated: true, step: 'details', start: NINE, focus: { target: 'title' } })
    expect(state.announcement).toMatch(/^Tuesday, November 17, 2026 at 7:00 AM Mountain.* is selected\./)
  })

  test('another look at the times shows the day of the chosen one, and keeps it', () => {
    expect(run(chosen, { type: 'time-reopened' })).toMatchObject({
      step: 'time',
      start: NINE,
      week: '2026-11-17',
      day: '2026-11-17',
    })
  })

  test('history moves between the steps and clears the error', () => {
    const state = run(chosen, refused({ kind: 'offline' }), {
      type: 'history-moved',
      step: 'time',
      start: null,
    })
    expect(state).toMatchObject({ step: 'time', error: null })
    expect(bookingReducer(state, { type: 'history-moved', step: 'details', start: TEN })).toMatchObject({
      step: 'details',
      start: TEN,
    })
  })

  test('a zone is announced by name and closes the open day', () => {
    const state = run(
      { type: 'day-toggled', day: '2026-11-17' },
      { type: 'zone-changed', zone: 'America/Chicago' },
    )
    expect(state).toMatchObject({ zone: 'America/Chicago', day: null })
    expect(state.announcement).toBe('Times are shown in Central Time (Chicago).')
  })

  test('a week is turned without moving focus, unless asked to', () => {
    const turn = { type: 'week-turned', date: '2026-11-23', announcement: 'Next week' } as const
    expect(run(turn)).toMatchObject({ week: '2026-11-23', focus: null })
    expect(run({ ...turn, focus: true }).focus).toEqual({ target: 'week' })
  })
})

describe('times', () => {
  test('a failed request keeps the times that are known', () => {
    expect(run({ type: 'times-loaded', starts: null }).times).toEqual(initial.times)
    const unknown = createBookingState({ ...exampleProps, starts: null })
    expect(unknown.times).toEqual({ kind: 'loading' })
    const failed = bookingReducer(unknown, { type: 'times-loaded', starts: null })
    expect(failed.times).toEqual({ kind: 'failed' })
    expect(bookingReducer(failed, { type: 'times-loaded', starts: [] }).times).toEqual({
      kind: 'known',
      starts: [],
    })
  })
})

describe('sending', () => {
  test('a refusal brings focus to the error, and a fresh key where the old one is useless', () => {
    const state = run(chosen, submitting, refused({ kind: 'expired' }, 'fresh'))
    expect(state).toMatchObject({
      submission: { kind: 'idle' },
      formKey: 'fresh',
      focus: { target: 'error' },
    })
    expect(run(chosen, submitting, refused({ kind: 'offline' })).formKey).toBe(exampleProps.formKey)
  })

  test('an alternative that was tried becomes the chosen time', () => {
    const state = run(chosen, { type: 'submitting', start: TEN }, refused({ kind: 'taken', nearest: [NINE] }))
    expect(state).toMatchObject({ start: TEN, announcement: expect.stringContaining('no longer open') })
  })

  test('an unknown zone falls back to the office’s', () => {
    const state = run({ type: 'zone-changed', zone: 'Europe/Paris' }, chosen, submitting)
    expect(state.zone).toBe('Europe/Paris')
    expect(bookingReducer(state, refused({ kind: 'wrong-zone' })).zone).toBe(exampleProps.officeZone)
  })

  test('corrected fields stay listed, and the others keep their messages', () => {
    const fields = [
      { field: 'name' as const, message: 'Enter your name.' },
      { field: 'email' as const, message: 'Enter an email address.' },
    ]
    const state = run(chosen, refused({ kind: 'fields', fields }), {
      type: 'fields-corrected',
      fields: ['email'],
    })
    expect(state.error).toEqual({ kind: 'fields', fields: [fields[0], { ...fields[1], corrected: true }] })
  })

  test('it ends with the booking, or with where we get in touch instead', () => {
    const booked = { reference: 'r', startsAt: NINE, endsAt: TEN, zone: 'UTC', confirmationUrl: '/c' }
    expect(run(chosen, submitting, { type: 'booked', booked })).toMatchObject({
      submission: { kind: 'booked', booked },
      error: null,
      focus: { target: 'title' },
    })
    expect(run(chosen, submitting, { type: 'kept', contact: '1' })).toMatchObject({
      submission: { kind: 'kept', contact: '1' },
      error: null,
      focus: { target: 'title' },
    })
  })
})
