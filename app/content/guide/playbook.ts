import { checkContent } from '../checks/fields.schema.ts'
import { strategyCall } from '../promises/promises.ts'
import { edition, printDate } from './edition.ts'
import { downloadSchema, playbookSchema, thanksSchema } from './playbook.schema.ts'

const last = printDate(edition.waiverThrough)
const today = printDate(edition.asOf)
const book = { label: 'Book your free strategy call', href: '/book' }

export const playbook = checkContent('app/content/guide/playbook.ts (playbook)', playbookSchema, {
  meta: {
    title: 'Guide: the 2025 DEA telehealth shift',
    description: `What DEA telehealth rules allow through ${last}, and what ketamine, men’s health and pain practices should do before then. Free PDF.`,
  },
  kicker: 'A guide for practice owners',
  headline: `The DEA’s telehealth waiver ends on ${last}`,
  lead: 'The waiver lets you prescribe controlled substances to patients you haven’t seen in person. It didn’t end in 2025. It was extended for a fourth time, by one year. This guide covers what is allowed and what to do before the deadline.',
  coverLine: `PDF, ${edition.pageCount} pages, 8.5 × 11 inches. Accurate as of ${today}.`,
  frame: {
    frameTitle: edition.formName,
    newTabLabel: 'Open the form in a new tab',
    fallback: {
      heading: 'The form isn’t loading.',
      text: 'Call or email us and we’ll send you the guide the same business day. You can also open the form in a new tab, because an ad blocker may be blocking it on this page.',
      phoneLabel: 'Call {phone}',
      emailLabel: 'Email {email}',
      newTabLabel: 'Open the form in a new tab',
    },
    withoutScripts:
      'If you don’t see a form here, open it in a new tab with the link above, call {phone} or email {email}, and we’ll send you the guide.',
    smallPrint: 'Free. You don’t have to join our list.',
  },
  sentence: {
    heading: 'The main point',
    text: `If the prescriber has examined a patient in person, you don’t need the waiver for that patient. So your job before ${last} is to list the patients no one has examined, and see them.`,
  },
  contents: {
    heading: `What’s in the ${edition.pageCount} pages`,
    lead: 'The guide has 11 chapters of one page each. Chapters 5 to 7 each cover one kind of practice, so you can read yours and skip the other 2.',
    pageWord: 'Page',
  },
  answers: {
    heading: 'Before you fill out the form',
    items: [
      {
        question: 'What do you do with my answers?',
        answer:
          'We store them and email a copy to our office. You get one email with the download link. We send {marketing}, and every message tells you how to stop them.',
      },
      {
        question: 'Who wrote it?',
        answer:
          'We did. We’re a marketing agency, and we worked from the Federal Register, federal regulations and FDA notices. Every source is listed with a link, so your counsel can check it.',
      },
      {
        question: 'Is it legal advice?',
        answer:
          'No. It explains what the federal rules say and what to ask about state law. Have a lawyer who knows your states read your plan.',
      },
      {
        question: 'What if the rule changes?',
        answer: `The guide is accurate as of ${today}, and that date is in every footer. The chapter on sources shows how to check in 5 minutes whether anything has changed.`,
      },
    ],
  },
  marketing: {
    withTexts: 'marketing email or texts only if you check those boxes',
    withoutTexts: 'marketing email only if you check that box',
  },
  next: {
    text: 'Once you’ve made your list, talk with us about how new patients find your practice.',
    ...book,
  },
})

export const download = checkContent('app/content/guide/playbook.ts (download)', downloadSchema, {
  meta: {
    title: 'Download the telehealth guide',
    description: `Download the 2025 DEA telehealth guide as a PDF of ${edition.pageCount} pages, accurate as of ${today}, and see which pages to read first.`,
  },
  kicker: 'Your guide',
  headline: 'Your guide is ready to download',
  lead: 'We’ve also emailed you the link to this page, so you can come back from any device.',
  button: 'Download PDF',
  file: `One PDF, ${edition.pageCount} pages, less than 0.2 MB, tagged for screen readers.`,
  onward: 'What to do first',
  readers: {
    heading: 'Share each chapter with the person who needs it',
    lead: 'You don’t have to read all of it. This table shows who needs which chapters.',
  },
})

export const thanks = checkContent('app/content/guide/playbook.ts (thanks)', thanksSchema, {
  meta: {
    title: 'Your guide is downloading',
    description: `Your download of the telehealth guide has started. Here are 3 things to do with it this week, before ${last}.`,
  },
  kicker: 'Thank you',
  headline: 'Your download has started',
  again: {
    text: 'The PDF should be in your downloads folder. If you don’t see it,',
    label: 'download the PDF again',
  },
  steps: [
    {
      number: 1,
      title: 'Make the patient list today',
      text: 'List every active patient who has a controlled prescription and hasn’t seen the prescriber in person. Chapter 4 tells you which columns to add. Keep the list inside your record system.',
    },
    {
      number: 2,
      title: 'Set aside appointment times in December',
      text: 'Before you call anyone, block 2 half days a week through the end of the year. Chapter 9 has a one-page plan with a task for each week.',
    },
    {
      number: 3,
      title: 'Send chapter 8 to your lawyer',
      text: 'It has 6 questions for each state where you treat patients. Answers can take weeks, so send it now.',
    },
  ],
  home: { label: 'Return to Home', href: '/' },
  reading: {
    headline: 'Your next reads',
    items: [
      {
        name: 'Ketamine advertising rules',
        href: '/blog/ketamine-clinic-advertising-compliance',
        text: 'say what your ads and pages may claim, with wording you can use.',
      },
      {
        name: 'The marketing audit',
        href: '/marketing-audit',
        text: 'shows in under 20 minutes where patients drop off before they book.',
      },
      {
        name: 'The ROI calculator',
        href: '/roi-calculator',
        text: 'works out how many new patients would cover our fee and the ads.',
      },
    ],
  },
  next: {
    text: `Once the visits are planned, ask us what it would cost to bring in new patients. The call is free and takes ${strategyCall.minutesOnMostPages}\u00a0minutes.`,
    ...book,
  },
})
