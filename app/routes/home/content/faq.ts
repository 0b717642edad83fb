import { checkContent } from '../../../content/checks/fields.schema.ts'
import { dollarSpan, span } from '../../../content/checks/format-figures.ts'
import {
  commitment,
  fee,
  firstConsultation,
  guarantees,
  onboarding,
  proposal,
  qualifiedConsultation,
  service,
  strategyCall,
  terms,
  volume,
  workSplit,
} from '../../../content/promises/promises.ts'
import { homeSchema } from '../content.schema.ts'

const { paidTraffic } = guarantees

/** Also published as structured data (FAQPage). */
export const faq = checkContent('app/routes/home/content/faq.ts', homeSchema.shape.faq, {
  headline: '12 questions owners ask us.',
  items: [
    {
      question: 'What does it cost?',
      answer: `The retainer is ${dollarSpan(fee.dollarsPerMonth)} a month, depending on the services you take. There is also a setup fee, charged once, and your ad spend, which you pay to Meta and Google directly. We invoice monthly in advance. The price in your proposal is fixed. It doesn’t rise with the number of patients, and we take no share of what they pay you.`,
    },
    {
      question: 'What exactly do you guarantee?',
      answer: `At least ${paidTraffic.consultations} qualified consultations in any ${paidTraffic.monthDays} days in a row that end by day ${paidTraffic.withinDays} after launch. If we don’t get there, we refund all the fees you have paid us. In return, you answer approval requests within ${terms.approvalBusinessDays} business days, keep the agreed ad budget running, pay invoices on time and offer at least ${paidTraffic.consultations} open times a month. Lost days are added to the period.`,
    },
    {
      question: 'What is a qualified consultation?',
      answer: `It is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}, because whether people show up and accept treatment also depends on your team. Before launch, we write down your area, your conditions and your price range with you. Duplicates, existing patients and wrong contact details don’t count.`,
    },
    {
      question: 'Who owns the ads and the data?',
      answer:
        'You do. You open the ad accounts in your practice’s name, with our help, and give us access. Pages, guides, emails and your list of leads are yours during the agreement and after it. If we part ways, we stop the ads on the day you choose, and you remove our access.',
    },
    {
      question: 'How much of my time does it take?',
      answer: `About ${workSplit.clientPercent}% of the work is yours. It starts with one session of ${span(onboarding.sessionHours)} hours. After that, you approve copy and ads within ${terms.approvalBusinessDays} business days and join one call of ${span(service.monthlyCallMinutes)} minutes a month. The other ${workSplit.agencyPercent}% is ours.`,
    },
    {
      question: 'How do you handle privacy and ad rules?',
      answer:
        'If our work touches patient information, we sign a business associate agreement with you first. No ad pixel runs on assessment, booking or confirmation pages. No text message names a condition. We call off-label uses off-label. You approve every claim before it runs, and your own counsel should read it too.',
    },
    {
      question: 'How soon do consultations come?',
      answer: `Onboarding can start within ${span(onboarding.canStartWithinWeeks)} weeks, and ads usually launch ${span(onboarding.launchWeeksAfter)} weeks after that. Expect your first consultations ${span(firstConsultation.weeksOnMostPages)} weeks after onboarding starts, and consistent volume in ${span(volume.consistentWithinDays)} days.`,
    },
    {
      question: 'Do you work with my competitors?',
      answer:
        'No. We take one practice per specialty and area, and your agreement says which area that is. A ketamine clinic and an aesthetics practice in the same town don’t compete, so we may work with both. If your area is taken, we tell you at the start of the call.',
    },
    {
      question: 'How long am I committed?',
      answer: `The minimum is ${commitment.minimumDays} days from launch day, because it takes that long to judge a campaign. After that, the agreement runs month to month, and ${commitment.noticeDays} days’ written notice ends it. You keep your accounts and what we built.`,
    },
    {
      question: 'What isn’t included?',
      answer:
        'Ad spend, answers to medical questions, your front desk’s phone calls, the consultation itself, practice software, legal review, and marketing for services that insurance covers. We also don’t write fake reviews, promise outcomes or buy lists.',
    },
    {
      question: 'Which practices aren’t a good fit?',
      answer: `Practices that depend on insurance or can’t see ${paidTraffic.consultations} more people a month for consultations. It isn’t a fit if your average patient pays too little to cover our fees and the ads, which we calculate with you on the call. The same goes if you need patients this week or want us to promise a result that the evidence doesn’t support.`,
    },
    {
      question: 'What happens on the call?',
      answer: `It takes ${strategyCall.minutesOnMostPages} minutes by video and is free. We go through your prices, your capacity and your area, and calculate what a consultation can cost you. Then we say yes or no. If it’s a yes, you get a written proposal within ${proposal.hoursAfterCall} hours with the price, the ad budget and the number we guarantee.`,
    },
  ],
})
