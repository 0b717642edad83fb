import { expect, it } from 'vitest'
import { type AssessmentAction, assessmentReducer, initialState } from './assessment-state.ts'

const question = (id: string) => ({
  ...{ id, text: 'Which?', kind: 'single' as const, unremarkable: 'no' },
  choices: ['yes', 'no'].map((choice) => ({ id: choice, label: choice })),
})
const [first, second] = [question('first'), question('second')]
const after = (...actions: AssessmentAction[]) => actions.reduce(assessmentReducer, initialState)

it('takes over what was checked before hydration', () => {
  expect(after({ type: 'hydrated', question: first, checked: ['no'] })).toMatchObject({
    ...{ isLive: true, answers: { first: ['no'] }, screen: 0 },
  })
})

it('changes an answer and keeps the others, until all are cleared', () => {
  const state = after(
    { type: 'chosen', question: first, choice: 'yes' },
    { type: 'shown', screen: 1 },
    { type: 'chosen', question: second, choice: 'no' },
    { type: 'shown', screen: 0 },
    { type: 'chosen', question: first, choice: 'no' },
  )
  expect(state.answers).toEqual({ first: ['no'], second: ['no'] })
  expect(assessmentReducer(state, { type: 'cleared' })).toMatchObject({ answers: {}, screen: 0 })
})

it('asks for a missing answer until there is one, or another screen', () => {
  expect(after({ type: 'missed' }).isMissing).toBe(true)
  expect(after({ type: 'missed' }, { type: 'chosen', question: first, choice: 'no' }).isMissing).toBe(false)
  expect(after({ type: 'missed' }, { type: 'shown', screen: 1 }).isMissing).toBe(false)
})
