import { describe, expect, it } from 'vitest'
import { countWords, lintCopy } from './copy-rules.ts'
import { dashSpan, dollarSpan, dollars, span } from './format-figures.ts'

describe('lintCopy', () => {
  it.each([
    'A report isn’t a patient.',
    'You’ll hear “no” on the call, {brand} says.',
    'Someone sold you “guaranteed patients” before.',
  ])('lets plain words pass: %s', (text) => {
    expect(lintCopy(text)).toBeNull()
  })

  it.each([
    ['Unlock your growth.', 'unlock'],
    ['Elevate the practice.', 'elevate'],
    ['A seamless week.', 'seamless'],
    ['It’s not a form, it’s a funnel.', 'it’s not X'],
    ['We are HIPAA-compliant.', 'seal'],
    ['Book now!', 'exclamation'],
    ["Don't wait.", 'straight quote'],
    ['Call {fax}.', 'unknown token {fax}'],
    [`It takes ${undefined} minutes.`, 'a figure or fact that it names does not exist'],
    ['Two  spaces.', 'spare spaces'],
    ['We send guaranteed patients.', 'guaranteed patients'],
    ['A report is no patient.', 'isn’t'],
    ['Whoever asks gets an answer.', 'anyone who'],
    ['Twenty-five consultations a month.', 'figures: 25'],
    ['It takes 4-6 weeks.', 'en dash'],
    ['You get it within 4–6 weeks.', '4 to 6 weeks in a sentence'],
    ['It costs $5,000-$15,000.', 'en dash'],
    ['Call us by 6 PM.', '9:00 AM'],
  ])('refuses: %s', (text, named) => {
    expect(lintCopy(text)).toContain(named)
  })
})

describe('figures in a sentence', () => {
  it('are written in digits, with a dash in labels and words in sentences', () => {
    const weeks = { from: 4, to: 6 }
    expect([dollars(15_000), span(weeks), dashSpan(weeks), dollarSpan({ from: 5_000, to: 15_000 })]).toEqual([
      '$15,000',
      '4 to 6',
      '4–6',
      '$5,000–$15,000',
    ])
  })

  it('count words by spaces', () => {
    expect(countWords(' one two  three ')).toBe(3)
  })
})
