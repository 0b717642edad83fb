import { checkContent } from '../../../content/fields.schema.ts'
import { capitalized, dollars, inWords } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import {
  commitment,
  fee,
  guaranteeClock,
  guarantees,
  proposal,
  qualifiedConsultation,
  strategyCall,
  terms,
} from '../../../content/promises.ts'

const { paidTraffic } = guarantees
const count = inWords(paidTraffic.consultations)

/** Worked examples, guarantee, strategy call and closing CTA. */
export const termsContent = checkContent(
  'app/routes/home/content/terms.ts',
  homeSchema.pick({ caseStudies: true, guarantee: true, strategyCall: true, closing: true }),
  {
    caseStudies: {
      kicker: 'Three worked examples',
      headline: 'The arithmetic decides whether this is worth it.',
      lead: 'Three months on paper, none of them a client’s. Each follows the money from ad spend to treatment, and one of them loses money. Change the figures to yours before you believe any.',
      examples: [
        {
          specialty: 'Regenerative medicine',
          assumptions: {
            adSpendPerMonthDollars: 9_000,
            feePerMonthDollars: 7_500,
            costPerConsultationDollars: 300,
            showRate: 0.75,
            acceptRate: 0.33,
            revenuePerPatientDollars: 4_800,
          },
          reading:
            'A high fee per treatment forgives an expensive consultation. Most people who come decline, and the month still pays.',
        },
        {
          specialty: 'Aesthetics',
          assumptions: {
            adSpendPerMonthDollars: 4_500,
            feePerMonthDollars: 5_000,
            costPerConsultationDollars: 150,
            showRate: 0.7,
            acceptRate: 0.5,
            revenuePerPatientDollars: 1_400,
          },
          reading:
            'The first visit covers the marketing with a modest rest. The profit is in whether patients return, which no ad decides.',
        },
        {
          specialty: 'Neuropathy',
          assumptions: {
            adSpendPerMonthDollars: 6_500,
            feePerMonthDollars: 5_500,
            costPerConsultationDollars: 260,
            showRate: 0.62,
            acceptRate: 0.28,
            revenuePerPatientDollars: 2_900,
          },
          reading:
            'The guarantee is met and the month still does not cover the marketing. Too many stay away and too few accept: that is where we would work first.',
        },
      ],
      disclaimer:
        'All figures are assumptions chosen to show the calculation. They are no client’s results, no average and no forecast. Show rates are set below our own target on purpose.',
    },
    guarantee: {
      kicker: 'The guarantee',
      headline: 'If we miss the number, we refund the fee.',
      promise: `${capitalized(paidTraffic.consultations)} qualified consultations a ${paidTraffic.per} within ${paidTraffic.withinDays} days of launch, or a refund of our fee. These are the terms.`,
      terms: [
        {
          term: 'What counts',
          meaning: `A qualified consultation is ${qualifiedConsultation.is}.`,
        },
        {
          term: 'When it counts',
          meaning: `It counts ${qualifiedConsultation.countedWhen}. ${qualifiedConsultation.agreed} The number has to be reached once, in any ${paidTraffic.monthDays} days in a row.`,
        },
        {
          term: 'When the clock starts',
          meaning: `On ${guaranteeClock.startsOn}: ${guaranteeClock.launchDayIs}. We confirm the date to you by e-mail.`,
        },
        {
          term: 'What we need from you',
          meaning: `Answers to approvals within ${terms.approvalBusinessDays} business days, the agreed ad budget, and free times for at least ${count} consultations a month.`,
        },
        {
          term: 'What you get if we miss',
          meaning:
            'All fees you have paid us, from the first invoice on. Ad spend goes to the platforms directly and is not ours to return.',
        },
        {
          term: 'How long you commit',
          meaning: `${commitment.minimumDays} days from launch day, so that the deadline falls inside them. After that, ${commitment.noticeDays} days’ written notice ends it.`,
        },
        {
          term: 'What it costs',
          meaning: `A flat fee of ${dollars(fee.dollarsPerMonth.from)} to ${dollars(fee.dollarsPerMonth.to)} a month, plus ad spend, which you pay to the platforms yourself.`,
        },
      ],
      link: { label: 'The whole wording, in the terms', href: '/terms-of-service#guarantee' },
    },
    strategyCall: {
      kicker: 'The strategy call',
      headline: `${capitalized(strategyCall.minutesOnMostPages)} minutes are enough to know if this can work.`,
      text: `We look at your practice the way the guarantee will: price, capacity, area. If the numbers hold, a written proposal follows within ${proposal.hoursAfterCall} hours. If they do not, we say so before we hang up.`,
      agenda: [
        { minutes: 5, what: 'Your practice: what you treat, your prices, your free hours.' },
        { minutes: 10, what: 'Your area: who else advertises there, and what patients search for.' },
        { minutes: 10, what: 'Your arithmetic: what a consultation may cost before it stops paying.' },
        { minutes: 5, what: 'A yes or a no, and what would happen next.' },
      ],
      callToAction: 'Choose a time',
      smallPrint: 'For owners and the people who decide with them. You need no slides and no card.',
    },
    closing: {
      headline: 'Bring your prices and your free hours. We bring the arithmetic.',
      text: `If ${count} consultations a month cannot be done in your area, the call is where you will hear it.`,
      callToAction: 'Book your free strategy call',
    },
  },
)
