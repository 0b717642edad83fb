import { checkContent } from '../../content/fields.schema.ts'
import { capitalized } from '../../content/format-figures.ts'
import { edition, printDate } from '../../content/guide/edition.ts'
import { strategyCall } from '../../content/promises.ts'
import { resourcesSchema } from './content.schema.ts'

const last = printDate(edition.waiverThrough)

export const resources = checkContent('app/routes/resources/content.ts', resourcesSchema, {
  meta: {
    title: 'Resources for owners of cash-pay practices',
    description:
      'A calculator, a self-audit, worked examples, two guides and our articles: what each is for, how long it takes, and what to have at hand.',
  },
  kicker: 'Resources library',
  headline: 'You can do the first hour of this work without us.',
  lead: 'Before you hire anyone, know three figures: what one patient pays you on average, how many more you could see in a month, and what share of consultations ends in treatment. Everything on this shelf helps you find them or use them.',
  terms: 'All of it is free. Only the telehealth guide asks who you are and where to send it.',
  drawing: {
    caption: 'Drawn to scale: a spine is as wide as its item takes minutes.',
    description:
      'A shelf of spines, each as wide as its item takes minutes. The self-audit is the widest, then the telehealth guide. The articles are narrow.',
  },
  labels: { item: 'What it is', forWhom: 'For', takes: 'Takes', atHand: 'At hand' },
  tools: {
    id: 'tools',
    mark: 'A',
    name: 'Work it out',
    note: 'A pencil, and figures that you already have. None asks for your name.',
    items: [
      {
        title: 'The ROI calculator',
        spine: 'Calculator',
        what: 'Six figures in, one month of marketing out. Beside it stands the same month with fewer people coming and half as many accepting.',
        forWhom: 'Owners weighing a proposal, from us or anyone',
        atHand: 'Ad spend, fee, prices, and last month’s count',
        minutes: 10,
        href: '/roi-calculator',
      },
      {
        title: 'The marketing audit',
        spine: 'Self-audit',
        what: 'You go through your own site, telephone and map entry the way a patient does, and see where people are lost.',
        forWhom: 'Owners, together with whoever runs the front desk',
        atHand: 'A phone, and nobody’s permission',
        minutes: 30,
        href: '/marketing-audit',
      },
      {
        title: 'Three worked examples',
        spine: 'Examples',
        what: 'Three months on paper, none of them a client’s. One meets its number and still loses money.',
        forWhom: 'Anyone who was promised a return of ten to one',
        atHand: 'Your own figures, to set beside them',
        minutes: 10,
        href: '/#case-studies',
      },
    ],
  },
  guides: {
    id: 'guides',
    mark: 'B',
    name: 'Guides',
    note: 'One for you, and the plan of one for your patients.',
    items: [
      {
        title: edition.title,
        spine: 'Telehealth',
        what: `A PDF of ${edition.pageCount} pages. The DEA waiver runs to ${last}: what holds, for whom, and what to do before then.`,
        forWhom: 'Ketamine, men’s-health and pain practices that prescribe by video',
        atHand: 'An e-mail address, and your patient list',
        minutes: 15,
        href: edition.pages.form,
      },
      {
        title: 'Outline of a patient guide',
        spine: 'Outline',
        what: 'Six chapters in their order, with the pages each may take. It stands on this page.',
        forWhom: 'Whoever writes what your patients read',
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
    note: 'Each ends with its sources and the day to which its facts are true.',
    byCategory: {
      'Medical Marketing': {
        spine: 'Practices',
        forWhom: 'Any cash-pay practice',
        atHand: 'Last month’s inquiries',
      },
      'Neuropathy Marketing': {
        spine: 'Neuropathy',
        forWhom: 'Neuropathy and pain clinics',
        atHand: 'Your page about neuropathy',
      },
      'Ketamine Marketing': {
        spine: 'Ketamine',
        forWhom: 'Ketamine clinics and their counsel',
        atHand: 'Your ads as they run now',
      },
      'Regenerative Medicine Marketing': {
        spine: 'Regenerative',
        forWhom: 'Regenerative practices',
        atHand: 'Prices, show rate, acceptance',
      },
    },
    all: { label: 'All articles, by subject', href: '/blog' },
  },
  outline: {
    kicker: 'Outline of a patient guide',
    headline: 'A patient guide, planned page by page.',
    lead: 'Most people who see an ad are not ready to book. A guide in your name answers what they would ask you. This is the plan of one, and you may use it without us.',
    pagesBefore: 2,
    chapters: [
      {
        title: 'What happens in the body',
        rule: 'In words that a patient would repeat at home.',
        pages: 3,
      },
      {
        title: 'Every option, waiting included',
        rule: 'Those you do not sell, too.',
        pages: 5,
      },
      {
        title: 'What studies found, and where they disagree',
        rule: 'Name each product, and say where a use is off-label.',
        pages: 5,
      },
      {
        title: 'What each option costs',
        rule: 'A range, what it includes, and what may come on top.',
        pages: 3,
      },
      {
        title: 'Who should not have the treatment',
        rule: 'Readers believe the rest because of this page.',
        pages: 3,
      },
      {
        title: 'The first visit, from the door on',
        rule: 'Ends with one thing to do.',
        pages: 3,
      },
    ],
    rules: [
      'One condition and one reader.',
      'Twenty-four pages with cover and contents. Never more than thirty.',
      'A clinician has checked every sentence.',
    ],
  },
  next: {
    text: `Bring the three figures to the call. ${capitalized(strategyCall.minutesOnMostPages)} minutes are enough with them.`,
    label: 'Book your free strategy call',
  },
})

export const resourcesLabels = {
  /** `10 minutes`. */
  minutes: (count: number) => `${count} minutes`,
  /** Caption of the shelf. */
  inAll: (count: number) => `${count} minutes in all.`,
  /** `Pages 3 to 5`. */
  pages: (first: number, last: number) => `Pages ${first} to ${last}`,
}
