import { expect, it } from 'vitest'
import type { Fact } from './facts.ts'
import {
  feesOutside,
  foreignWords,
  linksToNothing,
  otherCounts,
  type Promised,
  unfilled,
} from './launch-findings.ts'

const promised = {
  fee: { dollarsPerMonth: { from: 5000, to: 15_000 } },
  strategyCall: { minutesOnMostPages: 30, minutesOnMachineAndConfirmation: 15 },
  followUps: { emails: 7, percentMoreBookings: 30 },
  funnel: { percentOfTraffic: 15 },
} as Promised

/** The values of a file, on lines of their own. */
const facts = (file: string, values: Record<string, unknown>): Fact[] =>
  Object.entries(values).map(([field, value], index) => ({ file, line: index + 1, field, value }))

it('finds another clinic in a clinic’s record', () => {
  const clinics = [
    ...facts('clinics/oaks.yaml', { name: 'Legacy Oaks', about: 'In Plano.' }),
    ...facts('clinics/light.yaml', { name: 'Desert Light', about: 'At Legacy Oaks, a nurse is with you.' }),
  ]
  expect(foreignWords(clinics)).toEqual([
    'content/clinics/light.yaml:2, about: names Legacy Oaks, another clinic.',
  ])
})

it('finds unfilled names and [words], but no links and no samples on pages', () => {
  const found = unfilled([
    ...facts('site.yaml', { tagline: 'Booked by {site.brand}' }),
    ...facts('posts/first.md', { '': 'Ask {brand} about [your topic], see [2](#source-2).' }),
    ...facts('pages/samples.yaml', { practice: '[Your practice]', when: 'On {when}' }),
  ])
  expect(found).toEqual([
    'content/site.yaml:1, tagline: says {site.brand}, which nothing fills in.',
    'content/posts/first.md:1: says {brand}, which nothing fills in.',
    'content/posts/first.md:1: says [your topic]; write what belongs there.',
  ])
})

it('finds [words] in every file but samples', () => {
  const found = unfilled([
    ...facts('pages/careers.yaml', { 'sections.0.lead': '[What you do]', 'sections.1.amount': '[$0]' }),
    ...facts('agreement.yaml', { 'parties.0.value': '[Your practice]' }),
    ...facts('pages/home.yaml', { 'guides.practice': '[Your practice]', 'hero.lead': '[Your lead]' }),
    ...facts('legal/terms.md', { '': 'See [the law](https://www.example.com) and [2].' }),
  ])
  expect(found).toEqual([
    'content/pages/careers.yaml:1, sections.0.lead: says [What you do]; write what belongs there.',
    'content/pages/careers.yaml:2, sections.1.amount: says [$0]; write what belongs there.',
    'content/pages/home.yaml:2, hero.lead: says [Your lead]; write what belongs there.',
  ])
})

it('finds links to drafts, and to posts and specialties that have no file', () => {
  const found = linksToNothing([
    ...facts('pages/careers.yaml', { draft: true }),
    ...facts('posts/old.md', { draft: true, '': 'See [more](/blog/new#end) and [this](/blog/gone).' }),
    ...facts('posts/new.md', { draft: false }),
    ...facts('navigation.yaml', { a: '/careers', b: '/blog/old', c: '/specialties/gone', d: '/contact' }),
    ...facts('redirects.yaml', { '/feed': '/blog/feed.xml' }),
  ])
  expect(found).toEqual([
    expect.stringMatching(/^content\/posts\/old\.md:2: leads to \/blog\/gone, which has no file;/),
    expect.stringMatching(/^content\/navigation\.yaml:1, a: leads to \/careers, which is a draft;/),
    expect.stringMatching(/^content\/navigation\.yaml:2, b: leads to \/blog\/old, which is a draft;/),
    expect.stringMatching(/^content\/navigation\.yaml:3, c: leads to \/specialties\/gone, which has no/),
  ])
})

it('finds example fees outside the range', () => {
  const months = facts('figures.yaml', { 'a.feePerMonthDollars': 5000, 'b.feePerMonthDollars': 4000 })
  expect(feesOutside(months, promised)).toEqual([
    'content/figures.yaml:2, b.feePerMonthDollars: is 4000; the fees in content/promises.yaml are 5000 to 15000.',
  ])
})

it.each([
  ['pages/home.yaml', { 'strategyCall.agenda.0.minutes': 25 }, '25, .* it is 30'],
  ['pages/book.yaml', { 'onTheCall.agenda.0.minutes': 25 }, '25, .* it is 30'],
  ['pages/patient-acquisition-machine.yaml', { 'closing.agenda.0.minutes': 10 }, '10, .* it is 15'],
  ['pages/automated-follow-ups.yaml', { 'sequence.emails.0.day': 1 }, '1, .* it is 7'],
  [
    'pages/automated-follow-ups.yaml',
    { 'guarantee.bars.0.bookings': 20, 'guarantee.bars.1.bookings': 25 },
    '25, .* it is 26',
  ],
  ['pages/funnel-creation.yaml', { 'funnel.visitors': 100, 'funnel.steps.0.left': 20 }, '20, .* it is 15'],
])('finds a drawing in %s that counts another figure', (file, values, sentence) => {
  expect(otherCounts(facts(file, values), promised)).toEqual([expect.stringMatching(sentence)])
})
