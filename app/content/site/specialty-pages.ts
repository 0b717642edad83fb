import { ContentError } from '../checks/content-error.ts'
import { commitment, guarantees, proposal, strategyCall } from '../promises/promises.ts'
import { aesthetics } from '../specialties/aesthetics.ts'
import { functionalMedicine } from '../specialties/functional-medicine.ts'
import { ketamine } from '../specialties/ketamine.ts'
import { mensAndWomensHealth } from '../specialties/mens-and-womens-health.ts'
import { neuropathy } from '../specialties/neuropathy.ts'
import { painManagement } from '../specialties/pain-management.ts'
import { regenerativeMedicine } from '../specialties/regenerative-medicine.ts'
import { sgbTherapy } from '../specialties/sgb-therapy.ts'
import { vision } from '../specialties/vision.ts'
import type { Specialty } from './specialty.schema.ts'
import { specialties } from './specialty-paths.ts'

const contents = [
  ketamine,
  regenerativeMedicine,
  neuropathy,
  sgbTherapy,
  mensAndWomensHealth,
  painManagement,
  vision,
  aesthetics,
  functionalMedicine,
]

export type SpecialtyPage = Specialty & { name: string; path: string }

/** The specialties' pages with their menu names and paths, in the order of `specialty-paths.ts`. */
export const specialtyPages: readonly SpecialtyPage[] = specialties.map(({ slug, name }) => {
  const content = contents.find((one) => one.slug === slug)
  if (!content)
    throw ContentError.at(
      'app/content/site/specialty-paths.ts',
      slug,
      'has no file in app/content/specialties with this slug',
    )
  return { ...content, name, path: `/specialties/${slug}` }
})

/** The day on which law, medicine and platform policy on these pages were last checked. */
export const factsAsOf = 'November 2026'

const { paidTraffic } = guarantees

/** Text that all specialties' pages share. */
export const specialtyLabels = {
  kicker: (practices: string) => `Patient acquisition for ${practices}`,
  asOf: `Accurate as of ${factsAsOf}`,
  smallPrint: `${strategyCall.minutesOnMostPages} minutes by video. Free, with a written proposal within ${proposal.hoursAfterCall} hours.`,
  glance: 'At a glance',
  questions: 'What patients ask',
  where: { ad: 'In the ad', page: 'On the page', desk: 'Front desk' },
  sample: {
    headline: 'A page your ad could lead to.',
    note: 'This is a drawing, not a client’s page. The price and times are placeholders. Red numbers match the questions below.',
    practice: '[Your practice]',
    answers: (number: number) => `(answers question ${number})`,
    minutes: (count: number) => `${count} min`,
  },
  claims: 'What you can claim',
  refused: 'Refused',
  allowed: 'Allowed',
  source: 'Source:',
  counsel: 'Have your counsel check every line before you publish it. Your state may be stricter.',
  platforms: {
    headline: 'What gets rejected, and what we run instead.',
    columns: ['Where', 'What it refuses', 'What we do'] as const,
    note: 'Platforms change these rules without much notice. We check them again before each launch.',
  },
  month: {
    loses: (amount: string) => `In this sample, the month loses ${amount}.`,
    leaves: (amount: string) => `In this sample, ${amount} is left before your costs.`,
    breakEven: (needed: number, has: number) =>
      `It takes ${needed} new patients to cover ad spend and our fee. This month has ${has}.`,
    note: 'Our fee here is for ads, landing pages and follow-up together. The setup fee, paid once, and your own costs aren’t in the table.',
    link: 'Try it with your own numbers',
  },
  guarantee: {
    text: `We guarantee ${paidTraffic.consultations} qualified consultations a ${paidTraffic.per} within ${paidTraffic.withinDays} days of launch day, or we refund our fees. Ad spend goes to Meta and Google and is not refunded. The minimum term is ${commitment.minimumDays} days from launch day.`,
    link: { label: 'Read the full terms', href: '/terms-of-service#guarantee' },
  },
  others: 'Other specialties',
}

export type SpecialtyLabels = typeof specialtyLabels
