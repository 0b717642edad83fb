import { describe, expect, it } from 'vitest'
import { ownerFacts } from '../site/owner-facts.ts'
import { site } from '../site/site.ts'
import { lifetimes } from './legal-screens.ts'
import { readLegalText } from './legal-text.ts'

it('draws how long records are kept from the settings, from shortest to longest, within the scale', () => {
  for (const bookingsMonths of [1, 2, 12, 24, 48, 120]) {
    const { rows } = lifetimes({ ...site.retention, bookingsMonths })
    const shares = rows.map(({ to }) => to)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  }
})

it('says how long in words', () => {
  const one = { ...site, retention: { ...site.retention, leadsMonths: 1, mailDays: 30 } }
  expect(ownerFacts(one).retention).toMatchObject({ leads: '1 month', mail: '30 days' })
})

describe('a legal text', () => {
  const good = `---
title: A title that is long enough
description: ${'d'.repeat(80)}
kicker: Sample
headline: A headline that states it
effective: January 1, 2025
updated: January 1, 2025
reviewBy: 2027-01-31
---

- In short.

## First {#one}

Text for {email}.

## Second {#two}

More.
`
  const read = (content: string) =>
    readLegalText('app/content/legal/sample.md', content, ['one', 'two'], {
      ...ownerFacts(site),
      email: 'hello@sample.example.com',
    })

  it('is read where nothing is wrong', () => {
    expect(read(good).sections[0]?.html).toContain('hello@sample.example.com')
  })

  it.each([
    ['{email}', '{terms.nothing}', 'line 15: it has the token {terms.nothing}'],
    ['{email}', '{constructor}', 'line 15: it has the token {constructor}'],
    ['{#two}', '{#three}', 'section 2: it must have the id two and has three'],
    ['## Second {#two}\n\nMore.', '', 'section 2: it must have the id two and is missing'],
    ['More.', 'More.\n\n## Third {#three}\n\nX.', 'section 3: it is one too many'],
    [' {#one}', '', '“## First”: it has no id'],
    ['More.', '', 'two: it is empty'],
    ['More.', '<script>alert(1)</script>', 'two: it holds raw HTML'],
    ['More.', '[x](javascript:alert(1))', 'two: it links to javascript:alert(1)'],
    ['kicker: Sample\n', '', 'kicker: found nothing; it must be text'],
  ])('with %j as %j stops the build', (before, after, message) => {
    expect(() => read(good.replace(before, after))).toThrow(`app/content/legal/sample.md, ${message}`)
  })
})
