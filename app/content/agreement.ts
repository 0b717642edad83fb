import { agreementSchema } from './agreement.schema.ts'
import { checkContent } from './fields.schema.ts'
import { dollarSpan } from './format-figures.ts'
import {
  capacity,
  commitment,
  fee,
  guaranteeClock,
  guarantees,
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
export const agreement = checkContent('app/content/agreement.ts', agreementSchema, {
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
        'We may use subcontractors, and we answer for their work as for our own.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and ad spend',
      paragraphs: [
        'There are 3 costs. Your proposal states the amount of each.',
        'Setup fee: $[amount], paid once.',
        `Monthly retainer: $[amount], a flat fee. Our retainers are ${dollarSpan(fee.dollarsPerMonth)} a month. We take no commission per patient, per consultation or per treatment.`,
        'Ad spend: $[amount] a month. You pay Meta and Google directly. It never passes through our accounts.',
        'Software that a service needs is named in your proposal, with its price and who pays for it. Taxes on our fee, other than on our income, are added where the law requires it.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        `Fees are invoiced monthly in advance and due within ${terms.invoiceDueDays} days of the invoice. A late payment costs ${terms.lateFeePercentPerMonth}% per month of the unpaid amount, or the most the law allows if that is less.`,
        'If you think an invoice is wrong, tell us before it is due. You pay the undisputed part as usual. The rest carries no late fee while we look into it.',
        'If an invoice is still unpaid after a written reminder, we may pause the work until it is paid. The days of the pause are added to the guarantee’s period.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'The guarantee',
      paragraphs: [
        `Within ${paidTraffic.withinDays} days of launch we book at least ${paidTraffic.consultations} qualified consultations in one ${paidTraffic.per}, meaning any ${paidTraffic.monthDays} days in a row that end by day ${paidTraffic.withinDays}. If we do not, we refund all fees you have paid us, from the first invoice on. We pay them back the way they came, as soon as we have counted.`,
        `The ${paidTraffic.withinDays} days start on ${guaranteeClock.startsOn}: ${guaranteeClock.launchDayIs}. We confirm that date to you by e-mail.`,
        `Your part: answer approvals within ${terms.approvalBusinessDays} business days, keep the agreed ad budget running, offer open times for at least ${paidTraffic.consultations} consultations a month, and pay invoices when due. Days lost because one of these is missing are added to the period.`,
        'Ad spend goes from you to the platforms and is not refunded by us. The guarantee does not concern a medical outcome, how many people arrive, or how many accept treatment.',
        `To claim, write to {email} when the period has ended. We count together, from the bookings themselves, and tell you the result within ${service.contactReplyBusinessDays} business days.`,
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
        'You tell us the truth about your treatments, prices, licenses and results, and correct us at once if our text gets the medicine wrong. You hold the licenses, and any certification that a platform requires before it shows an ad for your kind of treatment.',
        'As a clinician, you decide who is a candidate for treatment. None of our quizzes, pages or people do that for you.',
      ],
    },
    {
      id: 'ownership',
      heading: 'What is yours',
      paragraphs: [
        'What we build for you is yours. Ad accounts, pages, guides, lists and data are opened in your name or handed over to you. They stay with you when the agreement ends, provided that the invoices for them are paid.',
        'Methods, templates and software that we bring along remain ours. You may go on using them within what we built for you.',
      ],
    },
    {
      id: 'exit',
      heading: 'Term and exit',
      paragraphs: [
        `This agreement runs for at least ${commitment.minimumDays} days. After that, either of us can end it with ${commitment.noticeDays} days’ written notice. An e-mail is enough.`,
        `Either of us may end it at once if the other breaks it in something that matters and does not put it right within ${commitment.noticeDays} days after being told in writing, or if going on would be against the law or a platform’s binding rules.`,
        'When it ends, we stop the ads on the day you name, hand over accounts, pages and data, and send a last invoice for the days worked. What was paid in advance for days after the end is paid back. A refund that a guarantee owes you remains owed.',
      ],
      note: `You commit to ${commitment.minimumDays} days. After that, one e-mail starts the ${commitment.noticeDays} days of notice. You leave with your accounts, pages and data, and prepaid days come back to you.`,
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality',
      paragraphs: [
        'What you tell us about your practice, prices, numbers and plans, we use for your work alone and show only to people who work on it. The same holds for you and what we tell you about our methods and prices that is not public. This duty outlives the agreement.',
        'We name you as a client, show your results or quote you only if you have agreed to the exact words in writing.',
      ],
    },
    {
      id: 'patient-information',
      heading: 'Patient information',
      paragraphs: [
        'You don’t send us patient records. If a service would have us handle information about your patients, we first sign the agreement that health privacy law requires, a business associate agreement (BAA), and start afterwards.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        `Each of us answers to the other for loss caused by our own breach. Our total liability, on any ground, is limited to the fees you paid us in the last ${terms.liabilityCapMonthsOfFees} months before the loss. Neither of us is liable to the other for lost profit, lost goodwill or loss that could not be foreseen.`,
        'These limits do not affect what a guarantee promises to refund, your duty to pay invoices, or anything the law does not let us limit, such as fraud or intent.',
      ],
    },
    {
      id: 'whole-agreement',
      heading: 'The rest of the terms',
      paragraphs: [
        'Our terms of service are part of this agreement. They cover claims by others, disagreements and the general terms. Where they differ from this agreement, this agreement prevails. Changes are made in writing.',
      ],
      link: { label: 'Read the terms of service', href: '/terms-of-service' },
    },
  ],
  signatures: ['For [your practice]', 'For {brand}'],
  signatureLines: ['Signature', 'Name and title', 'Date'],
})
