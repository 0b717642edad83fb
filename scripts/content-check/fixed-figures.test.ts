import { expect, it } from 'vitest'
import { promises } from '../../app/content/promises/promises.data.ts'
import type { Fact } from './facts.ts'
import { fixedFigures } from './fixed-figures.ts'

const { consultations, withinDays } = promises.paidTraffic
const facts = (...texts: string[]): Fact[] =>
  texts.map((value, index) => ({ file: 'pages/a.yaml', line: index + 1, field: '', value }))

const named = [
  'We book {promises.paidTraffic.consultations} qualified consultations by day {promises.paidTraffic.withinDays}.',
  'You have {promises.paidTraffic.consultations} consultations within {promises.paidTraffic.withinDays} days.',
  'An answer within {promises.service.contactReplyBusinessDays} business days.',
  'Ads launch in {promises.onboarding.launchWeeksAfter as dash} weeks.',
  'From {promises.fee.dollarsPerMonth as money} a month.',
]

it.each([
  `It is due on Day ${withinDays}.`,
  `Until the ${withinDays}th day.`,
  `All within ${withinDays} days.`,
  `All within ninety days.`,
  `${consultations} consultations, or your fees back.`,
  'Twenty-five qualified consultations.',
  'We reply after 3 business days.',
  'Live in 2 to 4 weeks.',
  'Live in two to four weeks.',
  'It is $4,800–\u2060$15,000.',
])('finds the promise in “%s”', (sentence) => {
  expect(fixedFigures(facts(...named, `First. ${sentence}`))).toEqual([
    expect.stringMatching(
      new RegExp(`^content/pages/a.yaml:6: says .+ in “${RegExp.escape(sentence)}”, .*write \\{promises\\.`),
    ),
  ])
})

it.each([
  'We book {promises.paidTraffic.consultations} consultations by day {promises.paidTraffic.withinDays}.',
  'The study followed them for 90 days.',
  'In the study they recovered within 90 days.[2](#source-2)',
  'All within 91 days.',
  'Consent lasts 90 years, and 25 patients came.',
  'Call 988, or come at 25 Main Street by 9:25 AM.',
])('lets “%s” pass', (sentence) => {
  expect(fixedFigures(facts(...named, sentence))).toEqual([])
})

it('offers no name where nothing fills it in', () => {
  const about = { ...facts('All within 90 days.')[0], file: 'people/ana.yaml' } as Fact
  expect(fixedFigures([...facts(...named), about])).toEqual([
    expect.stringMatching(/people\/ana\.yaml.* say it without the figure\.$/),
  ])
})
