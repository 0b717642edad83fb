import { checkContent } from '../../../content/fields.schema.ts'
import { dollars, inWords, span } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import {
  capacity,
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
} from '../../../content/promises.ts'

const { paidTraffic } = guarantees
const { from, to } = fee.dollarsPerMonth

/** Also published as structured data (FAQPage). */
export const faq = checkContent('app/routes/home/content/faq.ts', homeSchema.shape.faq, {
  kicker: 'Questions',
  headline: 'Twelve answers to read before you call.',
  items: [
    {
      question: 'What does it cost?',
      answer: `Between ${dollars(from)} and ${dollars(to)} a month, depending on your specialty, your area and how many services you take. Ad spend comes on top, and you pay it to Facebook and Google directly. We invoice monthly in advance. The fee is flat: it does not rise with the number of patients, and we take no share of what they pay you.`,
    },
    {
      question: 'What exactly does the guarantee say?',
      answer: `At least ${paidTraffic.consultations} qualified consultations booked within ${paidTraffic.monthDays} days in a row, at the latest by day ${paidTraffic.withinDays} after launch. If we do not get there, we refund all fees you have paid us, from the first invoice on. You approve our work in time, keep the agreed ad budget running, and offer enough free times. It covers paid traffic; other services carry guarantees of their own.`,
    },
    {
      question: 'What is a qualified consultation?',
      answer: `It is ${qualifiedConsultation.is}. It counts when it is booked, because whether they arrive and accept depends on both of us. Before launch we write down your area, your conditions and your price range together. Duplicates, existing patients and wrong numbers do not count.`,
    },
    {
      question: 'Who owns the ads, the pages and the data?',
      answer:
        'You do. Ad accounts are opened in your practice’s name, and we work in them as a guest. Pages, guides, e-mails and the list of people who wrote to you are yours during the contract and after it. When we part, you remove our access and everything keeps running until you change it.',
    },
    {
      question: 'How much of my time does it take?',
      answer: `About ${workSplit.clientPercent}% of the work is yours and ${workSplit.agencyPercent}% ours. Yours begins with one session of ${span(onboarding.sessionHours)} hours. After that you approve texts and ads within ${terms.approvalBusinessDays} business days and join one call of ${span(service.monthlyCallMinutes)} minutes a month. And you hold the consultations, which nobody can do for you.`,
    },
    {
      question: 'How do you handle privacy and medical advertising rules?',
      answer:
        'With care, and without a seal, because no authority issues one. Where our work touches patient information we sign a business associate agreement with you. No ad pixel runs on assessment, booking or confirmation pages. No text message names a condition. Off-label uses are called off-label. You approve each claim before it runs, and your own counsel should read it too.',
    },
    {
      question: 'How soon do the first consultations come?',
      answer: `Onboarding can start within ${span(onboarding.canStartWithinWeeks)} weeks, and ads usually launch ${span(onboarding.launchWeeksAfter)} weeks after it. Plan on the first consultations ${span(firstConsultation.weeksOnMostPages)} weeks in, and on consistent volume in ${span(volume.consistentWithinDays)} days. A new ad account spends its first weeks learning who responds, so early ones usually cost more than later ones.`,
    },
    {
      question: 'Do you also work for my competitors?',
      answer: `No. We take ${inWords(capacity.practicesPerSpecialtyAndArea)} practice per specialty and geographic area, and the area is written into your agreement. A ketamine clinic and an aesthetics practice in the same town do not compete, so we may work for both. If your area is taken, that is the first thing you hear on the call.`,
    },
    {
      question: 'How long am I bound?',
      answer: `The minimum is ${commitment.minimumDays} days, because a campaign needs that long to be judged. After that the agreement runs from month to month, and ${commitment.noticeDays} days’ written notice ends it. It never renews for another term by itself. What we built stays yours, and your accounts stay open.`,
    },
    {
      question: 'What is not included?',
      answer:
        'Ad spend. Answering medical questions. Your front desk’s calls and the consultation itself. Practice software and its licenses. Legal review by counsel. Work for services that insurance pays. We also write no fake reviews, promise no outcome and buy no lists. If something we do not do stands between you and the number, we say so before you sign.',
    },
    {
      question: 'Which practices are not a fit?',
      answer: `Practices that live from insurance. Practices with no room for ${inWords(paidTraffic.consultations)} more consultations a month. Practices whose average patient pays too little to carry fee and ad spend; we do that sum with you on the call. Owners who need patients this week. And anyone who wants us to promise an outcome that the evidence does not support.`,
    },
    {
      question: 'What happens on the call?',
      answer: `${strategyCall.minutesOnMostPages} minutes by video, free, with no obligation. We go through your prices, your capacity and your area, and work out what a consultation may cost you. Then you get a yes or a no. After a yes, a written proposal follows within ${proposal.hoursAfterCall} hours, with the fee, the ad budget and the guarantee’s number in it.`,
    },
  ],
})
