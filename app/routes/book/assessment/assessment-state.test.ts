import { expect, it } from 'vitest'
import { clinics } from '../../../content/clinics.ts'
import { type AssessmentAction, assessmentReducer, initialState } from './assessment-state.ts'

const [first, second] = clinics[0]?.assessment.questions ?? []
if (!first || !second) throw new Error('The first clinic has no questions.')

const after = (...actions: AssessmentAction[]) => actions.reduce(assessmentReducer, initialState)

it('takes over what was checked before hydration', () => {
  expect(after({ type: 'hydrated', question: first, checked: ['no'] })).toMatchObject({
    ...{ isLive: true, answers: { safety: ['no'] }, screen: 0 },
  })
  expect(after({ type: 'hydrated', question: first, checked: [] }).answers).toEqual({})
})

it('changes an answer and keeps the others', () => {
  const { answers } = after(
    { type: 'chosen', question: first, choice: 'recent' },
    { type: 'shown', screen: 1 },
    { type: 'chosen', question: second, choice: 'adult' },
    { type: 'shown', screen: 0 },
    { type: 'chosen', question: first, choice: 'no' },
  )
  expect(answers).toEqual({ safety: ['no'], age: ['adult'] })
})

it('asks for a missing answer until there is one, or another screen', () => {
  expect(after({ type: 'missed' }).isMissing).toBe(true)
  expect(after({ type: 'missed' }, { type: 'chosen', question: first, choice: 'no' }).isMissing).toBe(false)
  expect(after({ type: 'missed' }, { type: 'shown', screen: 1 }).isMissing).toBe(false)
})

it('clears every answer', () => {
  const state = after(
    { type: 'hydrated', question: first, checked: ['recent'] },
    { type: 'shown', screen: 1 },
    { type: 'cleared' },
  )
  expect(state).toMatchObject({ answers: {}, screen: 0, isLive: true })
})
