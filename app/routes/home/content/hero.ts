import { checkContent } from '../../../content/fields.schema.ts'
import { capitalized } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import { commitment, guarantees, proposal, showRate, strategyCall } from '../../../content/promises.ts'

const { paidTraffic } = guarantees
const wording = '/terms-of-service#guarantee'

/** Hero, stats and problem. */
export const heroContent = checkContent(
  'app/routes/home/content/hero.ts',
  homeSchema.pick({ meta: true, hero: true, figures: true, problem: true }),
  {
    meta: {
      title: 'Qualified consultations for cash-pay medical practices',
      description: `Ads, pages, booking and follow-up for cash-pay specialties. ${paidTraffic.consultations} qualified consultations a month by day ${paidTraffic.withinDays}, or our fee back.`,
    },
    hero: {
      headline: {
        plain: `${capitalized(paidTraffic.consultations)} qualified consultations a month by day ${paidTraffic.withinDays},`,
        turn: 'or your fee back.',
      },
      lead: 'We build the whole path from a stranger with a problem to a patient in your chair: the ads, the pages, the booking, the reminders. Only for cash-pay practices. The count starts on launch day.',
      callToAction: 'Book your free strategy call',
      guaranteeLink: { label: 'Read the guarantee in full', href: wording },
      smallPrint: `${strategyCall.minutesOnMostPages} minutes by video. Free, no obligation. Written proposal within ${proposal.hoursAfterCall} hours.`,
    },
    figures: [
      {
        value: `${paidTraffic.consultations}`,
        text: 'qualified consultations booked in a month. Near you, with the right condition, able to pay.',
        termsLabel: 'What counts as qualified',
        termsHref: wording,
      },
      {
        value: `${paidTraffic.withinDays} days`,
        text: 'to get there, counted from launch. If we miss, we refund our fee, ad spend excepted.',
        termsLabel: 'The exact wording',
        termsHref: wording,
      },
      {
        value: showRate.label,
        text: 'show rate is the target our reminders are built for. What we report to you is your real rate.',
      },
      {
        value: 'One',
        text: 'practice per specialty and area. If we work for you, we turn down the one across town.',
      },
    ],
    problem: {
      kicker: 'What you have paid for',
      headline: 'You paid for patients. You received reports.',
      items: [
        {
          struck: 'A million impressions',
          truth: 'An ad loaded on a screen. Nobody has to have read it.',
        },
        {
          struck: 'Sixty leads',
          truth: 'Names and numbers. Your front desk made the calls and found out who could pay.',
        },
        {
          struck: 'A new website',
          truth: 'Colleagues liked it. A patient in pain got nine menus and no next step.',
        },
        {
          struck: 'A contract of 36 months',
          truth: `The agency was safe for three years. You wanted out in month four. Our minimum is ${commitment.minimumDays} days.`,
        },
        {
          struck: '“Guaranteed patients”',
          truth: 'No number, no date, no refund in writing. A guarantee without terms is an adjective.',
        },
      ],
    },
  },
)
