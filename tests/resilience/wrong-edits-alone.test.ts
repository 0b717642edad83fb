import { describe, expect, inject, it } from 'vitest'
import { editedProject, site, type WrongEdit } from './wrong-edit.ts'

/** Each ends a start of its own, because it hides what else is wrong. */
const alone: WrongEdit[] = [
  {
    what: 'a forgotten comma',
    file: 'app/content/people.ts',
    from: "work with.',",
    to: "work with.'",
    message:
      'app/content/people.ts, line 6: Expected `,` or `}` but found `Identifier`; a comma, quote or bracket is missing here or just before.',
  },
  {
    what: 'a forgotten quote',
    file: site,
    from: "brand: 'Wellbooked',",
    to: "brand: 'Wellbooked,",
    message:
      'site.config.ts, line 12: Unterminated string; a comma, quote or bracket is missing here or just before.',
  },
  {
    what: 'office hours that overlap',
    file: site,
    from: "2: [{ from: '09:00', to: '18:00' }]",
    to: "2: [{ from: '09:00', to: '13:00' }, { from: '12:00', to: '18:00' }]",
    message:
      'site.config.ts, strategyCall.hours.2.1: found {"from":"12:00","to":"18:00"}; it must be after the span before it, without overlap.',
  },
  {
    what: 'calls of an unknown specialty',
    file: site,
    from: 'people: []',
    to: "people: [{ name: 'Ana Example', role: 'strategist', about: 'Runs strategy calls and reads the numbers once a week.', calls: ['Dentistry'] }]",
    message:
      'site.config.ts, people.0.calls.0: found "Dentistry"; it is not one of the specialties: Ketamine, Regenerative medicine, Neuropathy, SGB therapy, Men’s and women’s health, Pain management, Vision, Aesthetics, Functional medicine, Another cash-pay specialty.',
  },
  {
    what: 'a record of changes that a merge broke',
    file: 'app/seo/last-modified.json',
    from: '{',
    to: '<<<<<<< HEAD\n{',
    message:
      'app/seo/last-modified.json: it is missing or not valid JSON; restore it with "git checkout app/seo/last-modified.json".',
  },
]

const { expectRefusal } = editedProject()

describe('a wrong edit ends `npm start` with one line: file, field, what was found, what is allowed', () => {
  // One that isn't a program, one that breaks a rule, one that isn't JSON; the others are of the same kinds.
  const some = alone.filter((_, n) => inject('inFull') || n % 2 === 0)
  it.each(some)('$what', async (edit) => {
    const { stdout } = await expectRefusal([edit])
    expect(stdout).toBe('Building the site …\n')
  })
})
