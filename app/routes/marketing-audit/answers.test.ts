import { expect, it } from 'vitest'
import { askingAddress, auditAddress, readAnswers } from './answers.ts'

const read = (query: string) => readAnswers(new URLSearchParams(query))

it.each(['q8=YES', 'q8=', 'q8=yes%20', 'q8=%3Cscript%3E', 'q1=no', '__proto__=no', 'constructor=yes', 'q8'])(
  'takes %s for no answer',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

it('writes an address that says what was read, in the order of asking, and one that asks a question again', () => {
  const given = { link: 'a-b', ...read('q13=no&utm_source=x&q8=unknown&q8=yes') }
  expect(auditAddress(given)).toBe('/marketing-audit?link=a-b&q8=unknown&q13=no')
  expect(askingAddress(given)).toBe('/marketing-audit?ask=&link=a-b&q8=unknown&q13=no')
  expect(read(new URL(askingAddress(given, 'q8'), 'https://a.test').search)).toEqual({ q13: 'no' })
})
