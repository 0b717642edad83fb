import { expect, test } from 'vitest'
import { NO_LEAD_ANSWERS } from './lead-props.ts'
import { createLeadState, leadReducer } from './lead-reducer.ts'

const initial = createLeadState({
  ...{
    brand: 'Harbour & Sons',
    phone: '(555) 010-0142',
    guideTitle: 'The guide',
    next: '/guide',
    texts: true,
  },
  ...{ specialties: ['Vision'], frameOrigins: [], formKey: 'k', embed: false, attribution: {} },
  answers: NO_LEAD_ANSWERS,
  error: null,
})

test('a refusal brings focus to the error and lets the form be sent again', () => {
  const submitting = leadReducer(initial, { type: 'submitting' })
  expect(submitting.submission).toBe('submitting')
  const refused = leadReducer(submitting, { type: 'refused', error: { kind: 'offline' }, formKey: null })
  expect(refused).toMatchObject({ submission: 'idle', formKey: 'k', error: { kind: 'offline' } })
  expect(refused.focus).toEqual({ target: 'error' })
})

test('a fresh key replaces an expired one', () => {
  const refused = leadReducer(initial, { type: 'refused', error: { kind: 'expired' }, formKey: 'fresh' })
  expect(refused.formKey).toBe('fresh')
})

test('corrected fields stay listed', () => {
  const fields = [{ field: 'phone' as const, message: 'Enter a phone number.' }]
  const refused = leadReducer(initial, { type: 'refused', error: { kind: 'fields', fields }, formKey: null })
  const corrected = leadReducer(refused, { type: 'fields-corrected', fields: ['phone'] })
  expect(corrected.error).toEqual({ kind: 'fields', fields: [{ ...fields[0], corrected: true }] })
})

test('a form that was sent shows what comes next, with focus on its heading', () => {
  const done = leadReducer(initial, { type: 'done' })
  expect(done).toMatchObject({ submission: 'done', error: null, focus: { target: 'title' } })
})
