import { checkContent } from '../../../content/fields.schema.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import {
  commitment,
  guaranteeClock,
  guarantees,
  proposal,
  qualifiedConsultation,
  strategyCall,
  terms,
} from '../../../content/promises.ts'

const { paidTraffic } = guarantees

/** Worked examples, guarantee and strategy call. */
export const termsContent = checkContent(
  'app/routes/home/content/terms.ts',
  homeSchema.pick({ caseStudies: true, guarantee: true, strategyCall: true }),
  {
    caseStudies: {
      kicker: 'Worked examples',
      headline: 'Three months on paper, and one of them loses money.',
      lead: 'These are calculations, not clients. Put in your own numbers before you believe any of them.',
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
          reading: 'The price per treatment is high, so the month pays even though most people decline.',
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
          reading: 'The first visit covers the marketing. The profit depends on patients coming back.',
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
          reading: 'We meet the guarantee, and the month still loses money. Too few show up and accept.',
        },
      ],
      disclaimer: 'Every figure is an assumption, not a client’s result, an average or a forecast.',
    },
    guarantee: {
      kicker: 'Our commitment',
      headline: 'If we miss the number, we refund our fees.',
      promise: `At least ${paidTraffic.consultations} qualified consultations in one ${paidTraffic.per}, within ${paidTraffic.withinDays} days of launch day.`,
      terms: [
        {
          term: 'What counts',
          meaning: `A qualified consultation is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}.`,
        },
        {
          term: 'When the clock starts',
          meaning: `On ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. Your minimum term of ${commitment.minimumDays} days starts on the same day.`,
        },
        {
          term: 'What we need from you',
          meaning: `Answers to approval requests within ${terms.approvalBusinessDays} business days, the agreed ad budget, paid invoices, and open times for ${paidTraffic.consultations} consultations a month.`,
        },
        {
          term: 'If we miss',
          meaning:
            'We refund all the fees you have paid us, the setup fee included. You paid ad spend to the platforms, so we can’t refund it.',
        },
      ],
      link: { label: 'Read the full wording', href: '/terms-of-service#guarantee' },
      stakeLink: { label: 'What you have at stake by day 90', href: '/whats-included#stake' },
    },
    strategyCall: {
      kicker: 'The strategy call',
      headline: `Find out in ${strategyCall.minutesOnMostPages} minutes if this can work for you.`,
      text: `If the numbers work, you get a written proposal within ${proposal.hoursAfterCall} hours. If they don’t, we tell you on the call.`,
      agenda: [
        { minutes: 5, what: 'Your practice: treatments, prices, open times.' },
        { minutes: 10, what: 'Your area: who advertises, what patients search for.' },
        { minutes: 10, what: 'Your numbers: what a consultation can cost you.' },
        { minutes: 5, what: 'A yes or a no, and next steps.' },
      ],
      callToAction: 'Pick a time',
      smallPrint: 'Free, by video, no obligation. Nothing to prepare.',
    },
  },
)
