import type { AuditStation } from '../content.schema.ts'

export const answered: AuditStation = {
  id: 'answered',
  name: 'Being answered',
  person:
    'Now there is a wish to come, perhaps after office hours, and it lasts about as long as the evening.',
  questions: [
    {
      id: 'q7',
      name: 'The way to a time',
      asks: 'Can a stranger book a time on a phone, without calling?',
      tool: 'A phone and a friend',
      minutes: 5,
      check:
        'Hand over a phone with your home page open, ask for an appointment next week, and say nothing more. A form that promises a call back counts as partly.',
      why: 'Your telephone keeps office hours. Somebody who decides at nine in the evening needs a calendar that does not.',
      means: {
        yes: 'The wish can become a visit while it lasts. Repeat the test when the site changes.',
        partly: 'They leave a number and wait, and go on looking while they wait.',
        no: 'Outside office hours, nobody can become your patient.',
        unknown: 'You know the way too well to see it. Watch somebody who does not.',
      },
      effort: 'days',
      fix: {
        title: 'Put a calendar with real times on the site',
        text: 'Begin with first visits alone, four times a week. Link to it from the first screen of every treatment’s page.',
      },
    },
    {
      id: 'q8',
      name: 'The first answer',
      asks: 'Does an inquiry get a useful answer within the hour?',
      tool: 'Your own form',
      minutes: 10,
      check:
        'On a Tuesday evening, send your form a question from an address nobody knows. Note when an answer came and whether it helped. A bare “thank you” counts as partly.',
      why: 'Of 2,241 companies that were audited, 37% answered within an hour and 23% never did. That was in 2011, in sales and not in medicine; take from it how common silence is.',
      source: {
        name: 'Harvard Business Review, March 2011',
        address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
      },
      means: {
        yes: 'Try it again on a Saturday, when other people answer.',
        partly: 'They know that you exist, and not yet what happens next.',
        no: 'Whoever wrote to three practices is talking to another one by now.',
        unknown: 'Send it tonight. You will know tomorrow, and so will your team.',
      },
      effort: 'hour',
      fix: {
        title: 'Write the e-mail that goes out at once',
        text: 'What happens next, a telephone number, the link to free times. A person takes over in office hours, and it is always the same person.',
      },
    },
    {
      id: 'q9',
      name: 'The telephone',
      asks: 'Does a person answer at lunch and late in the day?',
      tool: 'A private phone',
      minutes: 10,
      check:
        'Call your own number at 12:30 and at a quarter to closing, on two days. A machine and a call back on the same day count as partly.',
      why: 'These are the minutes in which people with a job can call. A machine cannot tell them whether the treatment is for somebody like them.',
      means: {
        yes: 'Listen to what is said as well: a price, a time, a name.',
        partly: 'Some will pick up when you call back. Others have stopped wanting to.',
        no: 'People who work cannot reach you while they are free to talk.',
        unknown: 'Nobody sees a missed call unless it is written down. Ask for last week’s list.',
      },
      effort: 'hour',
      fix: {
        title: 'Name one person for the telephone, and one who covers',
        text: 'Write down who calls back, by when, and where the call is noted. A sheet beside the phone will do.',
      },
    },
  ],
}
