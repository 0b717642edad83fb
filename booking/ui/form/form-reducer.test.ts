import { expect, test } from 'vitest'
import { createFormState, formReducer } from './form-reducer.ts'

const initial = createFormState<'phone'>({ formKey: 'k', error: null })

test('a refusal brings focus to the error and lets the form be sent again', () => {
  const submitting = formReducer(initial, { type: 'submitting' })
  expect(submitting.submission).toBe('submitting')
  const refused = formReducer(submitting, { type: 'refused', error: { kind: 'offline' }, formKey: null })
  expect(refused).toMatchObject({ submission: 'idle', formKey: 'k', error: { kind: 'offline' } })
  expect(refused.focus).toEqual({ target: 'error' })
})

test('a fresh key replaces an expired one', () => {
  const refused = formReducer(initial, { type: 'refused', error: { kind: 'expired' }, formKey: 'fresh' })
  expect(refused.formKey).toBe('fresh')
})

test('a form that was sent shows what comes next, with focus on its heading', () => {
  const done = formReducer(initial, { type: 'done' })
  expect(done).toMatchObject({ submission: 'done', error: null, focus: { target: 'title' } })
})
