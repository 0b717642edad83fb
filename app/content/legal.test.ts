import { describe, expect, it } from 'vitest'
import site from '../../site.config.ts'
import { cookiesAreSet, cookieTables } from '../routes/cookie-policy/cookies.ts'
import { legalPaths, legalSections } from './legal.schema.ts'
import { legalText } from './legal.ts'
import { lifetimes } from './legal-screens.ts'
import { readLegalText } from './legal-text.ts'
import type { OwnerFacts } from './legal-tokens.ts'
import { ownerFacts } from './owner-facts.ts'
import { cookieDurations, guarantees, policies, terms } from './promises.ts'

const owner: OwnerFacts = {
  brand: 'Sample',
  legalName: 'Sample LLC',
  phone: '(212) 555-0142',
  email: 'hello@sample.example.com',
  address: '100 Example Street, New York, NY 10001',
  officeHours: 'Monday to Friday, 9:00 AM–6:00 PM EST',
  textMessages: false,
  retention: ownerFacts(site).retention,
}
const texts = legalPaths.map((path) => [path, legalText(path, owner)] as const)
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const all = (path: keyof typeof legalSections) =>
  words(
    legalText(path, owner)
      .sections.map(({ html }) => html)
      .join(' '),
  )

describe('the legal texts', () => {
  it.each(texts)('%s has its sections in their order, and nothing left unfilled', (path, text) => {
    expect(text.sections.map(({ id }) => id)).toEqual(legalSections[path])
    expect(JSON.stringify(text)).not.toMatch(/\{[A-Za-z]/)
    expect(text.effective).toBe(policies.effective)
    expect(text.updated).toBe(policies.effective)
  })

  it.each(texts)('%s repeats no heading and no paragraph', (_path, text) => {
    const headings = text.sections.map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
    const paragraphs = text.sections.flatMap(({ html }) => html.match(/<p>.*?<\/p>/gs) ?? [])
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })

  it.each(texts)('%s links only to sections that exist', (_path, text) => {
    const targets = text.sections.flatMap(({ html }) => [...html.matchAll(/href="(\/[a-z-]+)?#([a-z-]+)"/g)])
    for (const [, path, id] of targets) {
      const sections: readonly string[] = path
        ? legalSections[path as keyof typeof legalSections]
        : text.sections.map((section) => section.id)
      expect(sections).toContain(id)
    }
  })

  it('state every figure of the terms', () => {
    const text = all('/terms-of-service')
    for (const sentence of [
      `invoiced monthly in advance and due within ${terms.invoiceDueDays} days`,
      `${terms.lateFeePercentPerMonth}% per month`,
      '30 days’ written notice',
      `within ${terms.approvalBusinessDays} business days`,
      `the last ${terms.liabilityCapMonthsOfFees} months`,
      'answered within 3 business days',
      'at least 90 days',
    ]) {
      expect(text).toContain(sentence)
    }
  })

  it('state each guarantee with its number and its day', () => {
    const text = all('/terms-of-service')
    expect(text).toContain(`at least ${guarantees.paidTraffic.consultations} qualified consultations`)
    for (const { withinDays } of [guarantees.paidTraffic, guarantees.whatsIncluded, guarantees.mapPack]) {
      expect(text).toContain(`within ${withinDays} days`)
    }
  })

  it('state the age and the days of an answer about privacy', () => {
    expect(all('/privacy-policy')).toContain('anyone under 18')
    expect(all('/privacy-policy')).toContain('answer within 30 days')
  })
})

describe('how long records are kept', () => {
  const retention = Object.entries(ownerFacts(site).retention)
  const policy = (changes: Record<string, string>) =>
    words(
      legalText('/privacy-policy', { ...owner, retention: { ...owner.retention, ...changes } })
        .sections.filter(({ id }) => id === 'retention' || id === 'information-collection')
        .map(({ html }) => html)
        .join(' '),
    )

  it('is stated for every kind, from the settings', () => {
    expect(retention.length).toBe(Object.keys(site.retention).length)
    for (const [kind] of retention) expect(policy({ [kind]: '987 days' }), kind).toContain('987 days')
  })

  it('of a patient’s booking is also told to patients, from the settings', () => {
    const changed = { clinicBookings: '987 days', network: '986 days', backup: '985 days' }
    const [patients] = legalText('/privacy-policy', {
      ...owner,
      retention: { ...owner.retention, ...changed },
    }).sections.filter(({ id }) => id === 'patients')
    for (const time of Object.values(changed)) expect(patients?.html).toContain(time)
  })

  it('is drawn from the settings, from shortest to longest, within the scale', () => {
    const everyLength = [1, 2, 12, 24, 48, 120]
    for (const bookingsMonths of everyLength) {
      const { rows, ticks } = lifetimes({ ...site.retention, bookingsMonths, requestsMonths: 1 })
      const shares = rows.map(({ to }) => to)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
      expect(ticks.at(-1)?.label).toMatch(/^\d+ (months|days)$/)
      expect(rows.find(({ name }) => name.startsWith('A call'))?.label).toContain(`${bookingsMonths} month`)
    }
  })

  it('reads as words', () => {
    const one = { ...site, retention: { ...site.retention, leadsMonths: 1, mailDays: 30 } }
    expect(ownerFacts(one).retention).toMatchObject({ leads: '1 month', mail: '30 days' })
  })
})

describe('the cookie tables', () => {
  it('hold every cookie of the specification, once, with its duration', () => {
    const rows = cookieTables.flatMap((table) => table.rows.map(({ name, duration }) => [name, duration]))
    expect(rows).toEqual(Object.entries(cookieDurations))
  })

  it('agree with a headline that says how many this site sets by itself', () => {
    expect(legalText('/cookie-policy', owner).headline).toMatch(/^One cookie of our own/)
    const own = cookieTables.flatMap((table) =>
      table.rows.filter(({ service }) => cookiesAreSet[service] === 'onceAnswered'),
    )
    expect(own.map(({ name }) => name)).toEqual(['consent'])
  })
})

describe('a legal text that breaks its rules', () => {
  const head = `---
title: A title that is long enough
description: ${'d'.repeat(80)}
kicker: Sample
headline: A headline that states it
effective: January 1, 2025
updated: January 1, 2025
reviewBy: 2027-01-31
---
`
  const read = (content: string) =>
    readLegalText('app/content/legal/sample.md', content, ['one', 'two'], owner)
  const good = `${head}\n- In short.\n\n## First {#one}\n\nText for {email}.\n\n## Second {#two}\n\nMore.\n`

  it('is read where nothing is wrong', () => {
    expect(read(good).sections[0]?.html).toContain('hello@sample.example.com')
  })

  it.each([
    ['{email}', '{terms.nothing}', 'line 15: it has the token {terms.nothing}'],
    ['{email}', '{terms}', 'line 15: it has the token {terms}'],
    ['{email}', '{constructor}', 'line 15: it has the token {constructor}'],
    ['{#two}', '{#three}', 'section 2: it must have the id two and has three'],
    ['## Second {#two}\n\nMore.', '', 'section 2: it must have the id two and is missing'],
    ['More.', 'More.\n\n## Third {#three}\n\nX.', 'section 3: it is one too many'],
    [' {#one}', '', '“## First”: it has no id'],
    ['More.', '', 'two: it is empty'],
    ['More.', 'More <b>bold</b>.', 'two: it holds raw HTML'],
    ['More.', '<script>alert(1)</script>', 'two: it holds raw HTML'],
    ['More.', '[x](javascript:alert(1))', 'two: it links to javascript:alert(1)'],
    ['More.', '![x](/a.png)', 'two: it shows the picture'],
    ['More.', '#### Deep', 'two: it has the heading “Deep” of level 4'],
    ['More.', 'A seamless text.', 'two: it says “seamless”'],
    ['reviewBy: 2027-01-31', 'reviewBy: soon', 'reviewBy: found "soon"; it must be a date'],
    ['kicker: Sample\n', '', 'kicker: found nothing; it must be text'],
  ])('with %j as %j stops the build', (before, after, message) => {
    expect(() => read(good.replace(before, after))).toThrow(`app/content/legal/sample.md, ${message}`)
  })
})
