import { expect, it } from 'vitest'
import { readAnswers, withAnswers } from './answers.ts'

const read = (query: string) => readAnswers(['q1', 'q2', 'q3'], new URLSearchParams(query))

it('reads what was answered and leaves the rest open', () => {
  expect(read('q1=yes&q3=unknown')).toEqual({ q1: 'yes', q3: 'unknown' })
  expect(read('')).toEqual({})
})

it.each(['q1=YES', 'q1=', 'q1=yes%20', 'q1=%3Cscript%3E', 'q9=no', '__proto__=no', 'constructor=yes', 'q1'])(
  'takes %s for no answer',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

it('takes the first of two answers to one question', () => {
  expect(read('q2=no&q2=yes')).toEqual({ q2: 'no' })
})

it('writes answers into an address in the order of asking, and keeps the rest of it', () => {
  const write = (address: string) => withAnswers(address, ['q1', 'q2', 'q3'], { q3: 'no', q1: 'unknown' })
  expect(write('https://a.example/audit?utm_source=x&q3=yes&q2=no#q3')).toBe(
    'https://a.example/audit?utm_source=x&q1=unknown&q3=no#q3',
  )
  expect(write('https://a.example/audit')).toBe('https://a.example/audit?q1=unknown&q3=no')
})
