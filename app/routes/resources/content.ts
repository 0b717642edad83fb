import { checkContent } from '../../content/checks/fields.schema.ts'
import { edition, printDate } from '../../content/guide/edition.ts'
import { audit, strategyCall } from '../../content/promises/promises.ts'
import { resourcesSchema } from './content.schema.ts'

const last = printDate(edition.waiverThrough)

export const resources = checkContent('app/routes/resources/content.ts', resourcesSchema, {
  meta: {
    title: 'Resources for owners of cash-pay practices',
    description:
      'A calculator, a self-audit, worked examples, sample documents, 2 guides and our articles: what each is for, how long it takes and what you need.',
  },
  kicker: 'Resources library',
  headline: 'Tools, guides and samples you can use without hiring us.',
  lead: 'Before you hire any agency, know 3 numbers: what a patient pays you on average, how many more patients you could see in a month, and what share of consultations leads to treatment. These tools help you find them.',
  terms: 'All of it is free. Only the telehealth guide asks for your name and email address.',
  tools: {
    headline: 'Run your numbers.',
    note: 'You need a few numbers you already have.',
    items: [
      {
        title: 'The ROI calculator',
        what: 'Enter 6 numbers and see one month of marketing, how many new patients cover it, and a more cautious month next to it.',
        forWhom: 'Owners comparing proposals, ours included',
        takes: '10 minutes',
        href: '/roi-calculator',
      },
      {
        title: 'The marketing audit',
        what: 'Go through your own site, phone line and Google profile the way a patient does, and see where people drop off.',
        forWhom: 'Owners and their front desk',
        takes: `Under ${audit.quickUnderMinutes} minutes for the first ${audit.quickQuestions} questions`,
        href: '/marketing-audit',
      },
      {
        title: '3 worked examples',
        what: 'Sample months based on assumptions. One reaches its number and still loses money.',
        forWhom: 'Anyone who’s been promised $10 back for every $1 spent',
        takes: '10 minutes',
        href: '/#case-studies',
      },
    ],
  },
  guides: {
    headline: 'Guides to plan with.',
    items: [
      {
        title: edition.title,
        what: `A ${edition.pageCount}-page PDF. The DEA waiver runs through ${last}. The guide explains what it allows, who it covers and what to do before it ends.`,
        forWhom: 'Ketamine, men’s health and pain practices that prescribe by video',
        takes: '15 minutes',
        href: edition.pages.form,
      },
      {
        title: 'Outline of a patient guide',
        what: 'Use these 6 chapters, with a page count for each, to plan a guide in your name. It’s at the bottom of this page.',
        forWhom: 'The person who writes for your patients',
        takes: '5 minutes',
        href: '/resources#outline',
      },
    ],
  },
  articles: {
    headline: 'Articles with sources.',
    note: 'Each shows the date its facts were last checked.',
    forWhom: {
      'Medical Marketing': 'Any cash-pay practice',
      'Neuropathy Marketing': 'Neuropathy and pain clinics',
      'Ketamine Marketing': 'Ketamine clinics and their counsel',
      'Regenerative Medicine Marketing': 'Regenerative medicine practices',
    },
    all: { label: 'All articles by topic', href: '/blog' },
  },
  samples: {
    headline: 'Sample documents.',
    note: 'What you’d get from us, with sample names and numbers.',
  },
  specialties: {
    headline: 'Pages for your specialty.',
    note: 'What your patients ask, what you may claim, and one month of numbers. About 5 minutes each.',
  },
  outline: {
    headline: 'Plan a patient guide page by page.',
    lead: 'Most people who see an ad aren’t ready to book. A guide in your name answers their questions until they are. Use this outline with or without us.',
    pagesBefore: 2,
    chapters: [
      {
        title: 'What happens in the body',
        rule: 'Use words a patient would repeat at home.',
        pages: 3,
      },
      {
        title: 'Every option, including waiting',
        rule: 'Include the treatments you don’t offer.',
        pages: 5,
      },
      {
        title: 'What studies found, and where they disagree',
        rule: 'Name each product, and say where a use is off-label.',
        pages: 5,
      },
      {
        title: 'What each option costs',
        rule: 'Give a range, what it includes and what may be extra.',
        pages: 3,
      },
      {
        title: 'Who should not have the treatment',
        rule: 'This chapter is why readers trust the others.',
        pages: 3,
      },
      {
        title: 'The first visit, step by step',
        rule: 'End with one thing to do.',
        pages: 3,
      },
    ],
    rules: [
      'Write for one condition and one reader.',
      'Plan on 24 pages with cover and contents, and never more than 30.',
      'Have a clinician check every sentence.',
    ],
  },
  next: {
    text: `Bring your 3 numbers to the call. With those, ${strategyCall.minutesOnMostPages} minutes is enough.`,
    label: 'Book your free strategy call',
  },
})

/** Read before the numbers of a chapter's pages. */
export const formatPages = (first: number, last: number) => `Pages ${first} to ${last}`
