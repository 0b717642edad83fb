import { checkContent } from './fields.schema.ts'
import { capitalized, inWords } from './format-figures.ts'
import { edition, printDate } from './guide/edition.ts'
import { downloadSchema, playbookSchema, thanksSchema } from './playbook.schema.ts'
import { strategyCall } from './promises.ts'

const last = printDate(edition.waiverThrough)
const today = printDate(edition.asOf)
const { from, to } = { from: 5, to: 7 }
const book = { label: 'Book your free strategy call', href: '/book' }

export const playbook = checkContent('app/content/playbook.ts (playbook)', playbookSchema, {
  meta: {
    title: 'Guide: the 2025 DEA telehealth shift',
    description: `What the DEA telehealth rules allow through ${last}, and what a ketamine, men’s-health or pain practice must do before then. Free PDF.`,
  },
  kicker: 'A guide for practice owners',
  headline: `The DEA’s telehealth waiver has an end date: ${last}.`,
  lead: `It covers controlled substances for patients you have not seen in person. It did not end in 2025: it was extended by a year, for the fourth time. ${capitalized(edition.pageCount)} pages say what holds and what to do before the last day.`,
  coverLine: `PDF, ${edition.pageCount} pages, US Letter, true as of ${today}.`,
  frame: {
    frameTitle: edition.formName,
    newTabLabel: 'Open the form in a tab of its own',
    fallback: {
      heading: 'The form does not answer just now.',
      text: 'Call or write, and we send you the guide by e-mail the same day. Or try the form in a tab of its own: a blocker on this page may be holding it back.',
      phoneLabel: 'Call {phone}',
      emailLabel: 'Write to {email}',
      newTabLabel: 'Open the form in a tab of its own',
    },
    withoutScripts:
      'If no form appears here, open it in a tab of its own with the link above, call {phone} or write to {email}, and we send you the guide.',
    smallPrint: 'Free. Both boxes about marketing are optional and start empty.',
  },
  sentence: {
    heading: 'The guide in short',
    text: 'A patient whom the prescriber has examined in person does not need the waiver. For that patient nothing ends on New Year’s Eve. So the work of these weeks is a list of names and a few half days of visits.',
  },
  contents: {
    heading: `What the ${inWords(edition.pageCount)} pages hold`,
    lead: `Eleven chapters of one page each. Chapters ${from} to ${to} are written for one kind of practice each: read yours and leave the others.`,
    pageWord: 'Page',
  },
  answers: {
    heading: 'Before you leave an address',
    items: [
      {
        question: 'What happens with my answers?',
        answer:
          'They are stored with us and mailed to our office. You get one e-mail with the link. Marketing e-mail or texts come only if you tick their boxes, and every one says how to stop them.',
      },
      {
        question: 'Who wrote it?',
        answer:
          'We did, a marketing agency, from the Federal Register and from reports by law firms. Each source is listed with its citation, so that your counsel can check it in an hour.',
      },
      {
        question: 'Is it legal advice?',
        answer:
          'No. It says what the federal texts say and which questions your state adds. A lawyer who knows your states should read your plan.',
      },
      {
        question: 'And if the rule changes?',
        answer: `Then the guide is out of date, and it says so itself: ${today} stands in every footer, and the last page shows how to look up in five minutes whether something newer is in force.`,
      },
    ],
  },
  next: {
    text: 'When the list is pulled, bring us the other question: how new patients find you.',
    ...book,
  },
})

export const download = checkContent('app/content/playbook.ts (download)', downloadSchema, {
  meta: {
    title: 'Download the telehealth guide',
    description: `The 2025 DEA telehealth shift as a PDF of ${edition.pageCount} pages, true as of ${today}, and which of them to read first.`,
  },
  kicker: 'Your guide',
  headline: 'The guide is ready to download.',
  lead: 'Thank you for asking. The form sends the same link to your inbox, so you can come back to this page from any computer.',
  button: 'Download PDF',
  file: `One file, ${edition.pageCount} pages, under a fifth of a megabyte, tagged for screen readers.`,
  onward: {
    text: 'The next page opens by itself after the download. If it does not,',
    label: 'go on without waiting',
  },
  readers: {
    heading: 'Give each chapter to the person who needs it',
    lead: 'Nobody has to read all of it. This is the table of its second page; print it and put names beside the lines.',
  },
})

export const thanks = checkContent('app/content/playbook.ts (thanks)', thanksSchema, {
  meta: {
    title: 'Your guide is downloading',
    description: `The download of the telehealth guide has started. Three things to do with it this week, before ${last}.`,
  },
  kicker: 'Thank you',
  headline: 'Your download has started.',
  again: {
    text: 'It lands in your downloads folder. If nothing has arrived,',
    label: 'download the PDF again',
  },
  steps: [
    {
      number: 1,
      title: 'Pull one list today',
      text: 'Every active patient with a controlled prescription and no visit in person with the one who signs it. Chapter 4 says which columns it needs. It stays inside your record system.',
    },
    {
      number: 2,
      title: 'Keep December dates free',
      text: 'Before anybody is called, block two half days a week until the end of the year. Chapter 9 has the weeks on one page, with a task for each.',
    },
    {
      number: 3,
      title: 'Send chapter 8 to your counsel',
      text: 'Six questions for each state you treat in. Answers take longer than visits do, so this letter goes out first.',
    },
  ],
  home: { label: 'Return to Home', href: '/' },
  next: {
    text: `When the visits are planned, ask us what new patients would cost you: ${strategyCall.minutesOnMostPages}\u00a0minutes, free.`,
    ...book,
  },
})
