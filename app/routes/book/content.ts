import { bookSchema } from '../../content/booking.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { proposal, strategyCall } from '../../content/promises.ts'

export const book = checkContent('app/routes/book/content.ts', bookSchema, {
  meta: {
    title: 'Book your free patient growth strategy call',
    description: `${strategyCall.minutesOnMostPages} minutes by video about your prices, your area and what a consultation may cost you. Free, with no obligation.`,
  },
  kicker: 'The strategy call',
  headline: 'The call is free and ends with an answer.',
  lead: 'Pick a day and an hour below. The confirmation comes by e-mail with the link to the video room.',
  onTheCall: {
    heading: 'What happens on the call',
    items: [
      'We ask what you treat, what it costs and how many more patients you can see.',
      'We look at your area: who advertises there and what people search for.',
      'We work out what a consultation may cost before it stops paying.',
      `You get a yes or a no. After a yes, a written proposal within ${proposal.hoursAfterCall} hours.`,
    ],
  },
  frame: {
    frameTitle: strategyCall.title,
    newTabLabel: 'Open the calendar in a tab of its own',
    fallback: {
      heading: 'The calendar does not answer just now.',
      text: 'Call or write, and tell us two times that suit you. We confirm one of them by e-mail. Or try the calendar in a tab of its own: a blocker on this page may be holding it back.',
      phoneLabel: 'Call {phone}',
      emailLabel: 'Write to {email}',
      newTabLabel: 'Open the calendar in a tab of its own',
    },
    withoutScripts:
      'If no calendar appears here, open it in a tab of its own with the link above, call {phone} or write to {email}. A person will book the time for you.',
    smallPrint: `${strategyCall.minutesOnMostPages} minutes, by video, free. Times are shown in your own time zone.`,
  },
})
