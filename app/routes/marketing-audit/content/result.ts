import type { AuditResultWords } from '../content.schema.ts'

export const resultWords: AuditResultWords = {
  states: {
    empty: {
      headline: 'Your result appears here.',
      text: 'Your patient’s path has 5 steps, with 3 questions each. Answer what you can, and the drawing shows where you lose people.',
    },
    partial: 'Your remaining answers may change the order below.',
    fixes: 'Fix these before you buy more traffic, or you’ll lose it in the same places.',
    unknowns: 'You found nothing to fix so far. Look up the answers you didn’t know to complete the picture.',
    allYes:
      'You don’t need us for any of this. If you still need more patients, the calculator shows whether ads can pay for themselves.',
    allYesLink: { label: 'Calculate what a month may bring', href: '/roi-calculator' },
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
  openHeading: 'Not answered yet',
  change: 'Change an answer',
  restart: 'Start over',
  call: {
    text: 'Want to go through it with us? We’ll have your answers on the call.',
    label: 'Book a free call with these answers',
  },
}
