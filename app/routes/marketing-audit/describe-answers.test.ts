import { expect, it } from 'vitest'
import { answerValues } from './answers.ts'
import { questionIds } from './audit-view-model.ts'
import { describeAnswers } from './describe-answers.ts'

const describe = (query: string) => describeAnswers(new URLSearchParams(query))
const every = (answer: string) => questionIds.map((id) => `${id}=${answer}`).join('&')

it('puts the answers into words, fixes first, with a link to the same result', () => {
  const audit = describe('q4=no&q1=partly&q6=unknown&q5=yes&q99=no&evil=<b>')
  expect(audit?.subject).toBe('Your marketing audit: 4 of 15 answered')
  expect(audit?.brief).toBe('4 of 15 questions answered, 2 things to fix')
  expect(audit?.lines[1]).toBe('1. Put a price range on the treatment page (about an hour, nothing to buy)')
  expect(audit?.lines[3]).toBe('Look these up: 6 The reviews')
  expect(audit?.lines[4]).toMatch(/^Not answered yet: 2 The profile, /)
  expect(audit?.note).toContain('\nYes: 5\nPartly: 1\nNo: 4\nI don’t know: 6')
  expect(audit?.path).toBe('/marketing-audit?q1=partly&q4=no&q5=yes&q6=unknown#result')
  expect(JSON.stringify(audit)).not.toMatch(/evil|q99/)
})

it.each(answerValues)('fits the note when every answer is %s', (answer) => {
  expect(describe(every(answer))?.note.length).toBeLessThan(1000)
})

it('names one thing to fix as one', () => {
  expect(describe('q1=no')?.brief).toBe('1 of 15 questions answered, 1 thing to fix')
})

it.each(['', 'q1=YES', 'q99=no', '__proto__=no'])('describes nothing of %j', (query) => {
  expect(describe(query)).toBeNull()
})
