import type { AuditStation } from '../content.schema.ts'

export const seen: AuditStation = {
  id: 'seen',
  name: 'Being seen',
  person: 'A time stands in your book. Between it and the visit lie some days in which life goes on.',
  questions: [
    {
      id: 'q10',
      name: 'The reminder',
      asks: 'Is a reminder sent before every visit?',
      tool: 'Your booking system',
      minutes: 5,
      check:
        'Look up which reminders went out yesterday, to whom, and what they said. For some visits only, or without a way to end the texts, counts as partly.',
      why: 'A Cochrane review of 2013 found that text messages raise attendance compared with no reminder. Texts want consent beforehand and no diagnosis or drug in them.',
      source: {
        name: 'Cochrane review CD007458, 2013',
        address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
      },
      means: {
        yes: 'Count kept visits for a month, so that you know what it is worth to you.',
        partly: 'Some of your book is left to memory.',
        no: 'Each visit depends on somebody remembering it on the right morning.',
        unknown: 'Ask whoever runs the calendar to show you yesterday’s messages.',
      },
      effort: 'days',
      fix: {
        title: 'Switch on a reminder for every visit',
        text: 'Most calendars have one. Put an unticked box for texts beside the phone number, with the words of the consent, and keep marketing in a box of its own.',
      },
    },
    {
      id: 'q11',
      name: 'The missed visit',
      asks: 'Does whoever missed a visit hear from you that day?',
      tool: 'Your appointment book',
      minutes: 10,
      check:
        'Take the last five visits to which nobody came. See who wrote or called, when, and what became of it. Fewer than all five count as partly.',
      why: 'These people had decided, and something came between. A new time costs you one message. A new patient costs whatever an ad costs.',
      means: {
        yes: 'Note how many take a new time. That count pays for the person who writes.',
        partly: 'Whether they come back depends on how busy the afternoon was.',
        no: 'You let go of the people who had come furthest.',
        unknown: 'If it is not in the book, it did not happen. Begin to write it down.',
      },
      effort: 'hour',
      fix: {
        title: 'Write one kind message that offers two new times',
        text: 'It asks for no reason and names no treatment. The front desk sends it before going home.',
      },
    },
    {
      id: 'q12',
      name: 'The undecided',
      asks: 'Do people who asked and did not book hear from you again?',
      tool: 'Your inbox',
      minutes: 10,
      check:
        'Take five inquiries from two months ago that led to no visit. Count the messages that each received after the first. A single one counts as partly.',
      why: 'What is paid out of pocket is thought over, and often talked over at home. If you write nothing in those days, somebody else does.',
      more: { label: 'Seven e-mails, day by day', href: '/automated-follow-ups#sequence' },
      means: {
        yes: 'See that each message says something new, and that it is easy to end them.',
        partly: 'You remind them once, usually before they have thought it over.',
        no: 'Everybody who did not book at once is lost to you.',
        unknown: 'Search the inbox for one name from spring. That is the answer.',
      },
      effort: 'days',
      fix: {
        title: 'Write three e-mails for people who have not booked',
        text: 'One about the first visit, one about the price, one about who should not come. Each with your postal address and a way to end them.',
      },
    },
  ],
}
