import { checkContent } from '../../../content/checks/fields.schema.ts'
import { dollarSpan } from '../../../content/checks/format-figures.ts'
import { commitment, fee, guarantees, proposal, strategyCall } from '../../../content/promises/promises.ts'
import { homeSchema } from '../content.schema.ts'

const { paidTraffic } = guarantees
const wording = '/terms-of-service#guarantee'

/** Hero, facts and problem. */
export const heroContent = checkContent(
  'app/routes/home/content/hero.ts',
  homeSchema.pick({ meta: true, hero: true, figures: true, problem: true }),
  {
    meta: {
      title: 'Qualified consultations for cash-pay medical practices',
      description: `Ads, landing pages, scheduling and follow-up for cash-pay specialties. ${paidTraffic.consultations} qualified consultations a month within ${paidTraffic.withinDays} days, or we refund our fees.`,
    },
    hero: {
      headline: {
        plain: `${paidTraffic.consultations} qualified consultations a month by day ${paidTraffic.withinDays},`,
        turn: 'or your fees back.',
      },
      lead: 'We run your ads, build your landing pages and follow up with every lead. For cash-pay specialty practices only.',
      callToAction: 'Book your free strategy call',
      guaranteeLink: { label: 'Read the guarantee in full', href: wording },
      smallPrint: `${strategyCall.minutesOnMostPages} minutes by video. Free, no obligation. Written proposal within ${proposal.hoursAfterCall} hours.`,
    },
    figures: [
      {
        value: `${paidTraffic.consultations}`,
        text: 'qualified consultations booked in one month.',
        termsLabel: 'What counts',
        termsHref: wording,
      },
      {
        value: `${paidTraffic.withinDays} days`,
        text: 'from launch, or we refund our fees (not ad spend).',
        termsLabel: 'The full guarantee',
        termsHref: wording,
      },
      {
        value: dollarSpan(fee.dollarsPerMonth),
        text: 'a month, plus a setup fee once and your ad spend.',
        termsLabel: 'What it costs',
        termsHref: '/whats-included#price',
      },
      {
        value: 'One',
        text: 'practice per specialty and area.',
        termsLabel: 'Why choose us',
        termsHref: '/why-choose-us',
      },
    ],
    problem: {
      headline: 'You paid for patients and got reports.',
      items: [
        {
          struck: '1 million impressions',
          truth: 'None of them is an appointment.',
        },
        { struck: '60 leads', truth: 'Your staff had to find out who could pay.' },
        { struck: 'A new website', truth: 'Patients couldn’t see how to book.' },
        {
          struck: 'A 36-month contract',
          truth: `Our minimum is ${commitment.minimumDays} days.`,
        },
        {
          struck: '“Guaranteed patients”',
          truth: 'It came without a number or a refund.',
        },
      ],
      link: { label: 'Take our marketing audit', href: '/marketing-audit' },
    },
  },
)
