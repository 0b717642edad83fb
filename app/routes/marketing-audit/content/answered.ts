import type { AuditStation } from '../content.schema.ts'

export const answered: AuditStation = {
  id: 'answered',
  name: 'Getting an answer',
  person: 'The patient is ready to come in, often after hours, and may feel differently tomorrow.',
  questions: [
    {
      id: 'q7',
      name: 'Online booking',
      asks: 'Can a new patient book a time on a phone, without calling?',
      tool: 'A phone and a friend',
      minutes: 5,
      check:
        'Hand a friend a phone with your home page open and ask them to book a visit for next week. Don’t help. If there’s only a form that promises a callback, answer “partly.”',
      why: 'You answer the phone during office hours. A patient who decides at 9:00 PM needs a calendar.',
      means: {
        yes: 'Patients can book as soon as they decide. Test it again when the site changes.',
        partly: 'They leave a number and wait, and they keep looking while they wait.',
        no: 'After hours, no one can book with you.',
        unknown: 'You know your site too well to judge. Watch someone who doesn’t.',
      },
      effort: 'days',
      fix: {
        title: 'Put a calendar with real open times on the site',
        text: 'Start with 4 first-visit times a week. Link to the calendar at the top of every treatment page.',
      },
    },
    {
      id: 'q8',
      name: 'The first answer',
      asks: 'Does an inquiry get a useful answer within an hour?',
      tool: 'Your own form',
      minutes: 10,
      check:
        'On a Tuesday evening, send a question through your form from an address your staff doesn’t know. Note when an answer came and whether it helped. If it was only a “thank you,” answer “partly.”',
      why: 'In a 2011 audit of 2,241 companies, 37% answered within an hour and 23% never did. They weren’t medical practices, but it shows how common slow answers are.',
      source: {
        name: 'Harvard Business Review, March 2011',
        address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
      },
      means: {
        yes: 'Try it again on a Saturday, when other people answer.',
        partly: 'They know you got the message, but not what happens next.',
        no: 'If they contacted 3 practices, they’re talking to another one by now.',
        unknown: 'Send it tonight. You’ll know tomorrow, and so will your team.',
      },
      effort: 'hour',
      fix: {
        title: 'Write the email that goes out right away',
        text: 'Say what happens next, give a phone number and link to the open times. One named person takes over during office hours.',
      },
    },
    {
      id: 'q9',
      name: 'The phone',
      asks: 'Does someone pick up at lunch and late in the day?',
      tool: 'A personal phone',
      minutes: 10,
      check:
        'Call your own number at 12:30 PM and 15 minutes before closing, on 2 days. If you reach voicemail and get a call back the same day, answer “partly.”',
      why: 'That’s when people with jobs can call, and voicemail can’t answer their questions.',
      means: {
        yes: 'Also listen for what your staff says: a price, a time, a name.',
        partly: 'Some patients pick up when you call back. Others have moved on.',
        no: 'People who work can’t reach you when they’re free to talk.',
        unknown: 'Missed calls don’t show up unless you log them. Ask for last week’s list.',
      },
      effort: 'hour',
      fix: {
        title: 'Put one person in charge of the phone, with a backup',
        text: 'Write down who calls back, by when, and where the call is logged. A sheet next to the phone is enough.',
      },
    },
  ],
}
