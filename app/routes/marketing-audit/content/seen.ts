import type { AuditStation } from '../content.schema.ts'

export const seen: AuditStation = {
  id: 'seen',
  name: 'Showing up',
  person: 'The patient has an appointment, and a lot can come up before it.',
  questions: [
    {
      id: 'q10',
      name: 'The reminder',
      asks: 'Do you send a reminder before every visit?',
      tool: 'Your scheduling system',
      minutes: 3,
      check:
        'Look up which reminders went out yesterday, to whom, and what they said. If only some visits get one, or the texts have no way to opt out, answer “partly.”',
      why: 'A 2013 Cochrane review found that text messages raise attendance compared with no reminder. Texts need consent first and must not name a diagnosis or a drug.',
      source: {
        name: 'Cochrane review CD007458, 2013',
        address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
      },
      means: {
        yes: 'Count kept visits for a month to see what reminders are worth to you.',
        partly: 'Some of your schedule depends on people’s memory.',
        no: 'Every visit depends on a patient remembering it that morning.',
        unknown: 'Ask the person who runs the schedule to show you yesterday’s messages.',
      },
      effort: 'days',
      fix: {
        title: 'Turn on a reminder for every visit',
        text: 'Most scheduling systems have one. Put an unchecked box for texts next to the phone number, with the consent wording, and a separate box for marketing.',
      },
    },
    {
      id: 'q11',
      name: 'The no-show',
      asks: 'Do you contact patients the same day they miss a visit?',
      tool: 'Your schedule',
      minutes: 10,
      check:
        'Look up your last 5 no-shows, who contacted them and when. If only some heard from you the same day, answer “partly.”',
      why: 'These patients meant to come. Rescheduling them takes one message, and replacing them takes ad spend.',
      means: {
        yes: 'Count how many reschedule. That pays for the time it takes.',
        partly: 'Whether they come back depends on how busy the afternoon was.',
        no: 'You lose the patients who were closest to starting.',
        unknown: 'If it isn’t written down, assume it didn’t happen. Start logging it.',
      },
      effort: 'hour',
      fix: {
        title: 'Write one friendly message that offers 2 new times',
        text: 'Don’t ask for a reason or name a treatment. The front desk sends it before going home.',
      },
    },
    {
      id: 'q12',
      name: 'Following up',
      asks: 'Do you follow up with people who asked and didn’t book?',
      tool: 'Your inbox',
      minutes: 10,
      check:
        'Take 5 inquiries from 2 months ago that didn’t lead to a visit. Count the messages each person got after the first answer. If it was only one, answer “partly.”',
      why: 'People take days to decide on something they pay for themselves. If you don’t follow up in that time, another practice may.',
      more: { label: '7 emails, day by day', href: '/automated-follow-ups#sequence' },
      means: {
        yes: 'Check that each message says something new, and that it’s easy to unsubscribe.',
        partly: 'You follow up once, usually before they’ve had time to think.',
        no: 'You lose everyone who doesn’t book right away.',
        unknown: 'Search your inbox for one name from last spring. That’s your answer.',
      },
      effort: 'days',
      fix: {
        title: 'Write 3 emails for people who haven’t booked',
        text: 'One about the first visit, one about the price, one about who shouldn’t come. Each needs your postal address and an unsubscribe link.',
      },
    },
  ],
}
