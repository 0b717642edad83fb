import { expect, it } from 'vitest'
import { promises } from '../../../content/promises/promises.data.ts'
import type { Answer } from '../answers.ts'
import { type AuditQuestion, type AuditStation, questionsAsked, quickQuestions } from '../stations.ts'
import { assess } from './assess.ts'

const question = (id: string, effort: AuditQuestion['effort']) => ({ id, effort })
const stations = [
  { id: 'found', questions: [question('map', 'weeks'), question('profile', 'hour')] },
  { id: 'answered', questions: [question('calendar', 'days'), question('phone', 'hour')] },
] as AuditStation[]
const order = (answers: Record<string, Answer>) => assess(stations, answers).fixes.map(({ id }) => id)

it('puts first what takes least, then a no before a partly, then a later step', () => {
  expect(order({ map: 'no', calendar: 'no', profile: 'partly' })).toEqual(['profile', 'calendar', 'map'])
  expect(order({ profile: 'no', phone: 'partly' })).toEqual(['profile', 'phone'])
  expect(order({ profile: 'no', phone: 'no' })).toEqual(['phone', 'profile'])
})

it('tells the unknown from the open, and neither is a fix', () => {
  expect(assess(stations, { map: 'unknown', phone: 'yes' })).toMatchObject({
    fixes: [],
    unknowns: [{ id: 'map' }],
    asked: 4,
    answered: 2,
  })
})

it.each<[Answer | undefined, Answer | undefined, string]>([
  ['yes', 'yes', 'complete'],
  ['yes', undefined, 'open'],
  ['unknown', undefined, 'unknown'],
  ['partly', 'unknown', 'partial'],
  ['no', 'partly', 'broken'],
])('takes the most serious of %s and %s for the station: %s', (first, second, status) => {
  const given = { ...(first && { map: first }), ...(second && { profile: second }) }
  expect(assess(stations, given).stations[0]?.status).toBe(status)
})

it('takes as long as pages say', () => {
  const minutesOf = (questions: typeof questionsAsked) =>
    questions.reduce((sum, { minutes }) => sum + minutes, 0)
  expect(minutesOf(questionsAsked)).toBe(promises.audit.minutes)
  expect(quickQuestions.length).toBe(promises.audit.quickQuestions)
  expect(minutesOf(quickQuestions)).toBeLessThan(promises.audit.quickUnderMinutes)
})
