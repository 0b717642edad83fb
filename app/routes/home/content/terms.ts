import { checkContent } from '../../../content/checks/fields.schema.ts'
import { inTheRoom } from '../../../content/promises/guarantee-terms.ts'
import {
  commitment,
  fee,
  guaranteeClock,
  guarantees,
  proposal,
  qualifiedConsultation,
  strategyCall,
  terms,
} from '../../../content/promises/promises.ts'
import { homeSchema } from '../content.schema.ts'

const { paidTraffic } = guarantees

/** Worked examples, guarantee and strategy call. */
export const termsContent = checkContent(
  'app/routes/home/content/terms.ts',
  homeSchema.pick({ caseStudies: true, guarantee: true, strategyCall: true }),
  {
    caseStudies: {
      headline: '3 sample months, 1 at a loss.',
      examples: [
        {
          specialty: 'Regenerative medicine',
          assumptions: {
            adSpendPerMonthDollars: 9_000,
            feePerMonthDollars: fee.packages.machine,
            costPerConsultationDollars: 300,
            showRate: 0.75,
            acceptRate: 0.33,
            revenuePerPatientDollars: 4_800,
          },
          reading: 'The price pays.',
        },
        {
          specialty: 'Aesthetics',
          assumptions: {
            adSpendPerMonthDollars: 5_250,
            feePerMonthDollars: fee.packages.machine,
            costPerConsultationDollars: 150,
            showRate: 0.7,
            acceptRate: 0.5,
            revenuePerPatientDollars: 1_400,
          },
          reading: 'A thin margin.',
        },
        {
          specialty: 'Neuropathy',
          assumptions: {
            adSpendPerMonthDollars: 6_500,
            feePerMonthDollars: fee.packages.machine,
            costPerConsultationDollars: 260,
            showRate: 0.62,
            acceptRate: 0.28,
            revenuePerPatientDollars: 2_900,
          },
          reading: 'Still a loss.',
        },
      ],
      disclaimer: 'Computed from assumptions, before the setup fee and your own costs.',
    },
    guarantee: {
      headline: 'If we miss the number, we refund our fees.',
      promise: `At least ${paidTraffic.consultations} qualified consultations in one ${paidTraffic.per}, within ${paidTraffic.withinDays} days of launch.`,
      terms: [
        {
          term: 'What counts',
          meaning: `${qualifiedConsultation.is.replace(/^a /, 'A ')}. ${inTheRoom}`,
        },
        {
          term: 'When the clock starts',
          meaning: `On ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. Your ${commitment.minimumDays}-day minimum term starts then too.`,
        },
        {
          term: 'What we need from you',
          meaning: `Approvals within ${terms.approvalBusinessDays} business days, the agreed ad budget, paid invoices and ${paidTraffic.consultations} open times a month. If you’re late, the deadline moves by as many days.`,
        },
        {
          term: 'If we miss',
          meaning: 'We refund every fee you paid us, setup fee included, but not the ad spend.',
        },
      ],
      link: { label: 'Read the full terms', href: '/terms-of-service#guarantee' },
      riskLink: {
        label: 'What you could lose',
        href: '/whats-included#stake',
      },
    },
    strategyCall: {
      headline: `Find out in ${strategyCall.minutesOnMostPages} minutes if this can work.`,
      text: `If it can, you get a proposal within ${proposal.hoursAfterCall} hours.`,
      agenda: [
        { minutes: 5, what: 'Your treatments and prices' },
        { minutes: 5, what: 'Who advertises in your area' },
        { minutes: 5, what: 'Our answer and next steps' },
        { minutes: 15, what: 'Questions you have for us' },
      ],
      callToAction: 'Book your free strategy call',
      smallPrint: 'Free, by video. Bring rough numbers.',
      host: 'You’ll talk to',
    },
  },
)
