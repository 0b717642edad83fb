import { checkContent } from '../../content/checks/fields.schema.ts'
import { edition, printDate } from '../../content/guide/edition.ts'
import { audit, strategyCall } from '../../content/promises/promises.ts'
import { resourcesSchema } from './content.schema.ts'

const last = printDate(edition.waiverThrough)

const time = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : `About ${Math.round(minutes / 60)} hours`

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
  drawing: {
    caption: 'The wider the book, the longer it takes.',
    description:
      'A row of books, each as wide as the minutes it takes. The self-audit is the widest, then the telehealth guide. The articles are narrow.',
  },
  labels: { item: 'What it is', forWhom: 'For', takes: 'Time', atHand: 'You’ll need' },
  tools: {
    id: 'tools',
    mark: 'A',
    name: 'Run your numbers',
    note: 'You need a few numbers you already have. None of these asks for your name.',
    items: [
      {
        title: 'The ROI calculator',
        spine: 'Calculator',
        what: 'Enter 6 numbers and see one month of marketing. Next to it is the same month with fewer people showing up and half as many accepting.',
        forWhom: 'Owners comparing proposals, ours included',
        atHand: 'Ad spend, fee, prices, and last month’s count',
        minutes: 10,
        href: '/roi-calculator',
      },
      {
        title: 'The marketing audit',
        spine: 'Self-audit',
        what: 'Go through your own site, phone line and Google profile the way a patient does, and see where people drop off.',
        forWhom: 'Owners, with the person who runs the front desk',
        atHand: 'A phone',
        minutes: audit.minutes,
        href: '/marketing-audit',
      },
      {
        title: 'Three worked examples',
        spine: 'Examples',
        what: 'Three sample months, based on assumptions, not on clients. One reaches its number and still loses money.',
        forWhom: 'Anyone who’s been promised $10 back for every $1 spent',
        atHand: 'Your own numbers to compare',
        minutes: 10,
        href: '/#case-studies',
      },
    ],
  },
  guides: {
    id: 'guides',
    mark: 'B',
    name: 'Guides',
    note: 'One guide for you, and an outline for a guide you give patients.',
    items: [
      {
        title: edition.title,
        spine: 'Telehealth',
        what: `A ${edition.pageCount}-page PDF. The DEA waiver runs through ${last}. The guide explains what it allows, who it covers and what to do before it ends.`,
        forWhom: 'Ketamine, men’s health and pain practices that prescribe by video',
        atHand: 'An email address and your patient list',
        minutes: 15,
        href: edition.pages.form,
      },
      {
        title: 'Outline of a patient guide',
        spine: 'Outline',
        what: 'Six chapters in order, with a page count for each. It’s at the bottom of this page.',
        forWhom: 'The person who writes for your patients',
        atHand: 'One condition and one reader in mind',
        minutes: 5,
        href: '/resources#outline',
      },
    ],
  },
  articles: {
    id: 'articles',
    mark: 'C',
    name: 'Articles',
    note: 'Each lists its sources and the date its facts were last checked.',
    byCategory: {
      'Medical Marketing': {
        spine: 'Practices',
        forWhom: 'Any cash-pay practice',
        atHand: 'Last month’s inquiries',
      },
      'Neuropathy Marketing': {
        spine: 'Neuropathy',
        forWhom: 'Neuropathy and pain clinics',
        atHand: 'Your neuropathy page',
      },
      'Ketamine Marketing': {
        spine: 'Ketamine',
        forWhom: 'Ketamine clinics and their counsel',
        atHand: 'The ads you’re running now',
      },
      'Regenerative Medicine Marketing': {
        spine: 'Regenerative',
        forWhom: 'Regenerative medicine practices',
        atHand: 'Prices, show rate, acceptance rate',
      },
    },
    all: { label: 'All articles by topic', href: '/blog' },
  },
  samples: {
    id: 'samples',
    mark: 'D',
    name: 'Samples',
    note: 'Documents you’d get from us, with sample names and numbers.',
    items: [
      { label: 'Sample agreement', href: '/samples/agreement' },
      { label: 'Sample monthly report', href: '/samples/monthly-report' },
      { label: 'Sample ad and landing page', href: '/samples/ad-and-landing-page' },
      { label: 'Sample definition of a qualified consultation', href: '/samples/definition-sheet' },
    ],
  },
  specialties: {
    id: 'specialties',
    mark: 'E',
    name: 'Specialties',
    note: 'What your patients ask, what you may claim, and one month of numbers. About 5 minutes each.',
  },
  outline: {
    kicker: 'Outline of a patient guide',
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

export const resourcesLabels = {
  minutes: time,
  inAll: (count: number) => `${time(count)} in total.`,
  pages: (first: number, last: number) => `Pages ${first} to ${last}`,
}
