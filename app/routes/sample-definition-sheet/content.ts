import { checkContent } from '../../content/checks/fields.schema.ts'
import { guarantees, qualifiedConsultation, service } from '../../content/promises/promises.ts'
import { sheetSchema } from './content.schema.ts'

const { consultations, per } = guarantees.paidTraffic
const replyDays = service.contactReplyBusinessDays

export const definitionSheet = checkContent('app/routes/sample-definition-sheet/content.ts', sheetSchema, {
  meta: {
    title: 'Sample definition sheet for a qualified consultation',
    description:
      'The one-page sheet that you and we sign before launch: who counts as a qualified consultation, who does not, and how we settle disagreements.',
  },
  headline: { plain: 'Sample definition sheet', turn: 'for a qualified consultation' },
  lead: `The guarantee counts ${consultations} qualified consultations a ${per}. Before launch we fill in this sheet with you, so both sides know which bookings count.`,
  label:
    'Filled in with sample answers for a ketamine clinic. Your own signed sheet is part of your agreement, and that agreement governs.',
  title: 'What counts as a qualified consultation',
  facts: [
    { term: 'Practice', value: '[Your practice]' },
    { term: 'Specialty', value: 'Ketamine' },
    { term: 'Launch day', value: '[Date]' },
  ],
  definition: `A qualified consultation is ${qualifiedConsultation.is}.`,
  columns: ['It counts if the person', 'What we agreed', 'How we know'],
  tests: [
    {
      test: 'Lives in your area',
      agreed: 'Lives within 30 miles of the office',
      checked: 'The ZIP code on the form, against the list we agreed on',
    },
    {
      test: 'Has the condition you treat',
      agreed: 'Reports depression after 2 or more antidepressants',
      checked: 'The person’s own answers (your clinician decides who is a candidate)',
    },
    {
      test: 'Knows the price range',
      agreed: 'Has read $2,400–\u2060$3,600 for 6 infusions',
      checked: 'Checked “I’ve read the price range” before booking',
    },
    {
      test: 'Can pay it',
      agreed: 'Can pay for it without insurance',
      checked: 'Answered yes to “I can pay this myself or with financing”',
    },
  ],
  excluded: {
    heading: 'What does not count',
    items: ['Duplicates', 'Existing patients', 'Wrong contact details'],
  },
  counting: {
    heading: 'When it counts',
    text: `It counts ${qualifiedConsultation.countedWhen}. Someone who later cancels, doesn’t come or declines treatment still counts. The guarantee does not cover how many people show up or accept treatment.`,
  },
  disputes: {
    heading: 'If we disagree',
    text: `Email {email}. We look at the booking together and give you the result within ${replyDays} business days. If that does not settle it, we talk by phone or video before either of us goes to court. Changes to this sheet are made in writing.`,
  },
  signatures: ['For [your practice]', 'For {brand}'],
  signatureLines: ['Name and signature', 'Date'],
  note: 'A wide definition helps us and a narrow one helps you. Take the time to get it right: a tight area or a high price can make the number impossible, and we’ll say so before you sign.',
  closing: {
    text: 'We can draft this sheet with you on the call.',
    label: 'Book your free strategy call',
  },
})
