import { expect, it } from 'vitest'
import { describeResult } from './site-values.ts'

it('asks the tool that the kind names', () => {
  expect(describeResult('audit', new URLSearchParams('q1=no'))?.brief).toMatch(/^1 of /)
  expect(describeResult('calculator', new URLSearchParams('q1=no'))).toBeNull()
})

it.each(['', 'other', '__proto__', 'toString'])('knows no tool called %j', (kind) => {
  expect(describeResult(kind, new URLSearchParams('q1=no'))).toBeNull()
})
