import { expect, it } from 'vitest'
import { answerValues } from '../answers.ts'
import { questionIds } from './audit-view-model.ts'
import { describeAnswers } from './describe-answers.ts'

const describe = (query: string) => describeAnswers(new URLSearchParams(query))
const every = (answer: string) => questionIds.map((id) => `${id}=${answer}`).join('&')

it('puts the answers into words, and nothing else that was sent', () => {
  const audit = describe('q4=no&q1=partly&q6=unknown&q5=yes&q99=no&evil=<b>')
  expect(audit?.brief).toMatch(/^4 of \d+ questions answered, 2 things to fix$/)
  expect(audit?.note).toContain('\nYes: 8\nPartly: 6\nNo: 2\nI don’t know: 9')
  expect(JSON.stringify(audit)).not.toMatch(/evil|q99/)
})

it.each(answerValues)('fits the note when every answer is %s', (answer) => {
  expect(describe(every(answer))?.note.length).toBeLessThan(1000)
})

it.each(['', 'q1=YES', 'q99=no', '__proto__=no'])('describes nothing of %j', (query) => {
  expect(describe(query)).toBeNull()
})
