import { expect, it } from 'vitest'
import { answerValues, readAnswers } from '../answers.ts'
import { questionIds, stations } from '../stations.ts'
import { assess } from './assess.ts'
import { describeAnswers } from './describe-answers.ts'

function describe(query: string) {
  const answers = readAnswers(questionIds, new URLSearchParams(query))
  return describeAnswers(assess(stations, answers), answers)
}

it('puts the answers into a note for the call, and nothing else that was sent', () => {
  const note = describe('q4=no&q1=partly&q6=unknown&q5=yes&q99=no&evil=<b>')
  expect(note).toMatch(/: 4 of \d+ questions answered, 2 things to fix\.\n/)
  expect(note).toContain('\nYes: 8\nPartly: 6\nNo: 2\nI don’t know: 9')
  expect(note).not.toMatch(/evil|q99/)
})

it.each(answerValues)('stays short when every answer is %s', (answer) => {
  expect(describe(questionIds.map((id) => `${id}=${answer}`).join('&')).length).toBeLessThan(1000)
})
