import { checkContent } from '../checks/fields.schema.ts'
import { dollarSpan } from '../checks/format-figures.ts'
import { agreementSchema } from './agreement.schema.ts'
import {
  billing,
  capacity,
  commitment,
  fee,
  guaranteeClock,
  guarantees,
  pathwayAssessment,
  qualifiedConsultation,
  service,
  terms,
} from './promises.ts'

const { paidTraffic } = guarantees

/** Path of the built PDF. */
export const agreementPdf = '/samples/sample-agreement.pdf'

/**
 * The sample agreement. Its terms are those of app/content/legal/terms-of-service.md: change them
 * together. `{brand}` and `{email}` are filled in by `placeholders.ts`.
 */
export const agreement = checkContent('app/content/promises/agreement.ts', agreementSchema, {
  title: 'Patient acquisition agreement',
  label:
    'This is a sample. Your signed proposal and agreement govern, and this page does not replace them. Have your attorney read the agreement before you sign it.',
  footer: 'Sample. Your signed proposal and agreement govern.',
  subject: 'A sample of the agreement between the agency and a cash-pay medical practice.',
  parties: [
    { term: 'Practice', value: '[Your practice], [your address] (“you”)' },
    { term: 'Specialty', value: '[Your specialty]' },
    { term: 'Area', value: '[Your area, by radius or ZIP codes]' },
    { term: 'Services', value: '[The services in your signed proposal]' },
  ],
  clauses: [
    {
      id: 'services',
      heading: 'Services',
      paragraphs: [
        'We plan and run the patient acquisition services listed in your signed proposal. We publish nothing in your name until you have approved it.',
        'We may use subcontractors, and we are responsible for their work as if it were our own.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and ad spend',
      paragraphs: [
        'There are 3 costs. Your proposal states the amount of each.',
        `Setup fee: $[amount], paid once and invoiced ${billing.setupFee}.`,
        `Monthly retainer: $[amount], a flat fee, first invoiced ${billing.firstRetainer}. Our retainers are ${dollarSpan(fee.dollarsPerMonth)} a month. We take no commission per patient, per consultation or per treatment.`,
        'Ad spend: $[amount] a month. You pay Meta and Google directly. It never passes through our accounts.',
        'If a service needs other software, your proposal names it, its price and who pays for it. Taxes on our fees, other than taxes on our income, are added where the law requires it.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        `Fees are invoiced monthly in advance and due within ${terms.invoiceDueDays} days of the invoice. A late payment costs ${terms.lateFeePercentPerMonth}% per month of the unpaid amount, or the most the law allows if that is less.`,
        'If you think an invoice is wrong, tell us before it is due. The part you do not dispute is due as usual, and we charge no late fee on the rest while we look into it.',
        'If an invoice is still unpaid after we have reminded you in writing, we may pause the work until it is paid. The days of the pause are added to the period of the guarantee.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'The guarantee',
      paragraphs: [
        `Within ${paidTraffic.withinDays} days of launch day we book at least ${paidTraffic.consultations} qualified consultations in one ${paidTraffic.per}, meaning any ${paidTraffic.monthDays} days in a row that end by day ${paidTraffic.withinDays}. If we do not, we refund all the fees you have paid us, the setup fee included, starting with the first invoice. We pay the refund the way you paid us, as soon as the count is done.`,
        `After day ${paidTraffic.withinDays} no number of consultations is guaranteed. The guarantee needs a landing page that shows your price and asks the ${pathwayAssessment.questions} questions: one we build, or one of yours that we have approved in writing before launch.`,
        `The ${paidTraffic.withinDays} days start on ${guaranteeClock.startsOn}: ${guaranteeClock.launchDayIs}. We confirm that date to you by email. Guarantees of other services apply if they are listed here with their number: [delivery in ${guarantees.whatsIncluded.withinDays} days, results, funnel, map pack, follow-ups].`,
        `Your part: answer approval requests within ${terms.approvalBusinessDays} business days, keep the agreed ad budget running, offer open times for at least ${paidTraffic.consultations} consultations a month, and pay invoices when due. Days lost because one of these is missing are added to the period.`,
        'You pay ad spend to the platforms, and we do not refund it. The guarantee does not cover a medical outcome, how many people show up, or how many accept treatment.',
        `To claim, email {email} when the period has ended. We count together, from the bookings themselves, and give you the result within ${service.contactReplyBusinessDays} business days.`,
      ],
      note: `You get all of our fees back if no ${paidTraffic.monthDays}-day stretch in the first ${paidTraffic.withinDays} days has ${paidTraffic.consultations} qualified bookings. Ad spend isn’t refunded. Read your part closely: a late approval or a full schedule moves the deadline.`,
    },
    {
      id: 'definition',
      heading: 'Qualified consultation',
      paragraphs: [
        `A qualified consultation is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}. ${qualifiedConsultation.agreed}`,
        'Duplicates, existing patients and wrong contact details do not count. The signed definition sheet is part of this agreement.',
      ],
      note: 'A booking counts even if the person doesn’t show up or says no to treatment. That’s why the 4 tests matter so much. You approve them in writing before the first ad goes live.',
      link: { label: 'See the definition sheet', href: '/samples/definition-sheet' },
    },
    {
      id: 'area',
      heading: 'Your area',
      paragraphs: [
        `We work for ${capacity.practicesPerSpecialtyAndArea} practice per specialty and area at a time. Your specialty and your area are the ones named at the top of this agreement.`,
      ],
      note: 'While you’re a client, a competitor in your specialty and area can’t hire us. Make sure the area is drawn by radius or ZIP codes, so both sides know where it ends.',
    },
    {
      id: 'your-part',
      heading: 'What you do',
      paragraphs: [
        `You answer what we send for approval within ${terms.approvalBusinessDays} business days. You give us access to the accounts, the calendar and the numbers that the work needs.`,
        'You tell us the truth about your treatments, prices, licenses and results, and correct us right away if we get a medical fact wrong. You hold the licenses, and any certification that a platform requires before it shows an ad for your kind of treatment.',
        'As a clinician, you decide who is a candidate for treatment. None of our quizzes, pages or people decides that.',
      ],
    },
    {
      id: 'ownership',
      heading: 'What is yours',
      paragraphs: [
        'What we build for you is yours. Ad accounts, pages, guides, lists and data are set up in your name or handed over to you. They stay with you when the agreement ends, as long as the invoices for them are paid.',
        'The methods, templates and software we bring with us remain ours. You may keep using them inside what we built for you.',
      ],
    },
    {
      id: 'exit',
      heading: 'Term and exit',
      paragraphs: [
        `This agreement runs for at least ${commitment.minimumDays} days, counted from ${guaranteeClock.startsOn}. After that, either of us can end it with ${commitment.noticeDays} days’ written notice. An email is enough.`,
        `Either of us may end it immediately if the other commits a material breach and does not fix it within ${commitment.noticeDays} days of written notice, or if continuing would violate the law or a platform’s binding rules.`,
        'When it ends, we stop the ads on the day you name, hand over accounts, pages and data, and send a final invoice for the days worked. We pay back what you paid in advance for days after the end. A refund we owe you under the guarantee is still owed.',
      ],
      note: `You commit to ${commitment.minimumDays} days from ${guaranteeClock.startsOn}. After that, one email starts the ${commitment.noticeDays} days of notice. You leave with your accounts, pages and data, and we pay back any days you paid for in advance.`,
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      paragraphs: [
        'We use what you tell us about your practice, prices, numbers and plans only for your work, and we show it only to people who work on it. You do the same with what we tell you about our methods and prices that is not public. These duties continue after the agreement ends.',
        'We name you as a client, show your results or quote you only if you have agreed to the exact words in writing.',
      ],
    },
    {
      id: 'patient-information',
      heading: 'Patient information',
      paragraphs: [
        'You don’t send us patient records. If a service would have us handle information about your patients, we first sign the agreement that health privacy law requires, a business associate agreement (BAA), and start after that.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        `Each of us is responsible to the other for losses caused by our own breach. Our total liability, on any legal ground, is limited to the fees you paid us in the last ${terms.liabilityCapMonthsOfFees} months before the loss. Neither of us is liable to the other for lost profits, lost goodwill or losses that could not be foreseen.`,
        'These limits do not affect a refund promised by the guarantee, your duty to pay invoices, or anything the law does not allow anyone to limit, such as fraud or intentional harm.',
      ],
    },
    {
      id: 'whole-agreement',
      heading: 'The rest of the terms',
      paragraphs: [
        'Our terms of service are part of this agreement. They cover claims by others, disagreements and the general terms. Where they differ from this agreement, this agreement controls. Changes are made in writing.',
      ],
      link: { label: 'Read the terms of service', href: '/terms-of-service' },
    },
  ],
  signatures: ['For [your practice]', 'For {brand}'],
  signatureLines: ['Signature', 'Name and title', 'Date'],
})
