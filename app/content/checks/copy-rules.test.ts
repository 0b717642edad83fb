import { expect, it } from 'vitest'
import { countWords, lintCopy } from './copy-rules.ts'
import { dashSpan, dollarSpan, dollars, span } from './format-figures.ts'

it('lets plain words pass and names what to write instead of others', () => {
  expect(lintCopy('You’ll hear “no” on the call, {brand} says.')).toBeNull()
  expect(lintCopy('Call {fax}.')).toContain('unknown token {fax}')
  expect(lintCopy(`It takes ${undefined} minutes.`)).toContain('does not exist')
  expect(lintCopy('We are HIPAA-compliant.')).toContain('seal')
  expect(lintCopy('It takes 4-6 weeks.')).toContain('en dash')
})

it('writes figures in digits, with a dash in labels and words in sentences', () => {
  const weeks = { from: 4, to: 6 }
  expect([dollars(15_000), span(weeks), dashSpan(weeks)]).toEqual(['$15,000', '4 to 6', '4–\u20606'])
  expect(dollarSpan({ from: 5_000, to: 15_000 })).toBe('$5,000–\u2060$15,000')
  expect(countWords(' one two  three ')).toBe(3)
})
