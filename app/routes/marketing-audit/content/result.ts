import type { AuditResultWords } from '../content.schema.ts'

export const resultWords: AuditResultWords = {
  states: {
    empty: {
      headline: 'Your result appears here.',
      text: 'Answer a question, and you’ll see here where you lose patients and what to fix first.',
    },
    partial: 'The other questions may add more.',
    fixes: 'Fix these before you buy more traffic, or you’ll lose it in the same places.',
    unknowns: 'Your answers show nothing to fix. Look up the ones you didn’t know to be sure.',
    allYes:
      'You don’t need us for any of this. If you still need more patients, the calculator shows whether ads can pay for themselves.',
    allYesLink: { label: 'Calculate what a month may bring', href: '/roi-calculator' },
  },
  summary: {
    before: 'What it covers',
    heading: 'Your result',
    first: 'Fix this first',
    whole: 'See the whole result',
  },
  legend: 'Each line links to its question. The symbols',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'I don’t know', open: 'Not answered' },
  efforts: {
    hour: 'About an hour, nothing to buy',
    days: 'A few days of someone’s work',
    weeks: 'Weeks, perhaps with outside help',
  },
  fixesHeading: 'Fix these in this order',
  order:
    'Quick fixes come first. Among those, a “no” comes before a “partly,” and later steps come before earlier ones, because you’ve already paid to reach those patients.',
  unknownsHeading: 'Look these up',
  change: 'Change an answer',
  restart: 'Start over',
  call: {
    text: 'We can go through it with you. If you book here, we’ll have your answers on the call.',
    label: 'Book your free strategy call',
  },
}
