import { checkContent } from '../../../content/checks/fields.schema.ts'
import { dollarSpan, dollars } from '../../../content/checks/format-figures.ts'
import { whatAMonthIs } from '../../../content/promises/guarantee-terms.ts'
import {
  adCost,
  capacity,
  commitment,
  fee,
  guarantees,
  strategyCall,
} from '../../../content/promises/promises.ts'
import { riskByDeadline } from '../../../content/promises/risk.ts'
import { specialties } from '../../../content/site/specialty-paths.ts'
import { homeSchema } from '../content.schema.ts'

const { paidTraffic } = guarantees
const { machine } = fee.packages
/** What a month of the machine costs with the ads that the guarantee takes, in dollars. */
const allIn = {
  from: machine + adCost.guaranteeDollarsPerMonth.from,
  to: machine + adCost.guaranteeDollarsPerMonth.to,
}
const wording = '/terms-of-service#guarantee'

/** Hero, whom it is for, the figures, and the problem. */
export const heroContent = checkContent(
  'app/routes/home/content/hero.ts',
  homeSchema.pick({ meta: true, hero: true, specialties: true, figures: true, problem: true }),
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
      lead: 'We do the marketing for cash-pay medical practices, from the first ad to the booked consultation.',
      callToAction: 'Book your free strategy call',
      guaranteeLink: { label: 'Read the full terms', href: wording },
      smallPrint: `${strategyCall.minutesOnMostPages} minutes, free. Fees from ${dollars(fee.dollarsPerMonth.from)} a month.`,
      month: whatAMonthIs,
    },
    specialties: {
      headline: `For ${specialties.length} cash-pay specialties.`,
      items: specialties.map(({ slug, name }) => ({ name, href: `/specialties/${slug}` })),
    },
    figures: [
      {
        value: `${paidTraffic.consultations} in ${paidTraffic.monthDays} days`,
        text: `booked by day ${paidTraffic.withinDays}, or we refund our fees.`,
        termsLabel: 'What counts',
        termsHref: wording,
      },
      {
        value: dollarSpan(allIn),
        text: `a month: ${dollars(machine)} fee plus ads. Fees run ${dollarSpan(fee.dollarsPerMonth)}, and setup is extra.`,
        termsLabel: 'What it costs',
        termsHref: '/whats-included#price',
      },
      {
        value: `${dollars(riskByDeadline.totalCents / 100)} + setup`,
        text: `by day ${paidTraffic.withinDays}. If we miss, ${dollars(riskByDeadline.feesCents / 100)} and setup come back.`,
        termsLabel: 'What you could lose',
        termsHref: '/whats-included#stake',
      },
      {
        value: `${capacity.practicesPerSpecialtyAndArea} practice`,
        text: 'per specialty and area, so never your competitor.',
        termsLabel: 'Why choose us',
        termsHref: '/why-choose-us',
      },
    ],
    problem: {
      headline: 'What your last agency sent you.',
      items: [
        { bought: '1 million impressions', truth: 'Not one patient booked.' },
        { bought: '60 leads', truth: 'Your staff sorted them.' },
        { bought: 'A new website', truth: 'No one could book on it.' },
        {
          bought: 'A 36-month contract',
          truth: `Our minimum: ${commitment.minimumDays} days.`,
        },
        { bought: '“Guaranteed patients”', truth: 'No number, no refund.' },
      ],
      link: { label: 'Take the 15-question audit', href: '/marketing-audit' },
    },
  },
)
