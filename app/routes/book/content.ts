import { z } from 'zod'
import { checkContent, text } from '../../content/checks/fields.schema.ts'
import { proposal, strategyCall } from '../../content/promises/promises.ts'
import { bookSchema } from '../../content/site/booking.schema.ts'

export const book = checkContent('app/routes/book/content.ts', bookSchema, {
  meta: {
    title: 'Book your free patient growth strategy call',
    description: `A free ${strategyCall.minutesOnMostPages}-minute video call about your prices, your market and what a new consultation might cost you. No obligation.`,
  },
  headline: 'Book your free strategy call.',
  lead: `${strategyCall.minutesOnMostPages} minutes by video, free, no obligation.`,
  onTheCall: {
    heading: 'What happens on the call',
    items: [
      'You tell us what you treat, what you charge and how many more patients you can see.',
      'We look at who advertises in your area, and work out the most you can pay for a new consultation.',
      `We tell you whether we can help. If we can, you get a written proposal within ${proposal.hoursAfterCall} hours.`,
    ],
  },
  frame: {
    frameTitle: strategyCall.title,
    newTabLabel: 'Open the calendar in a new tab',
    fallback: {
      heading: 'The calendar isn’t loading.',
      text: 'Call or email us with two times that work for you, and we’ll confirm one by email. You can also try the calendar in a new tab, because an ad blocker may be blocking it on this page.',
      phoneLabel: 'Call {phone}',
      emailLabel: 'Email {email}',
      newTabLabel: 'Open the calendar in a new tab',
    },
    withoutScripts:
      'If you don’t see a calendar here, open it in a new tab with the link above, call {phone} or email {email}. We’ll find a time for you.',
    smallPrint: 'Times are in your time zone, which you can change.',
  },
  steps: { time: 'Step 1 of 2 · Choose a time', details: 'Step 2 of 2 · Your details' },
})

const carriedWordsSchema = z.strictObject({
  inNote: text(20, 80, 'Before the result, which is in the note of the booking.'),
  atHand: text(20, 80, 'Before the result, where an outside widget cannot take it.'),
  change: text(20, 120, 'That the visitor can change the note.'),
})

/** Around the line with the result of the calculator or the audit. */
export const carriedWords = checkContent('app/routes/book/content.ts', carriedWordsSchema, {
  inNote: 'We’ll have these figures on the call:',
  atHand: 'Have these figures ready for the call:',
  change: 'They’re in your note to us, where you can change or delete them.',
})
