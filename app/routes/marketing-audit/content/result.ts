import type { AuditResultWords } from '../content.schema.ts'

export const resultWords: AuditResultWords = {
  states: {
    empty: {
      headline: 'Your result appears here.',
      text: 'This is your patient’s path in five steps, with three questions each. Answer what you can. The drawing then shows where you lose people.',
    },
    partial: 'Your remaining answers may change the order below.',
    fixes: 'Fix these before you buy more traffic, because more traffic will be lost in the same places.',
    unknowns: 'You found nothing to fix so far. Look up the answers you didn’t know to complete the picture.',
    allYes:
      'You don’t need us for any of this. If you still see too few patients, you need more people at the start of the path, and the calculator shows whether ads can pay for that.',
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
    'Quick fixes come first. Among equal ones, a “no” comes before a “partly,” and later steps come before earlier ones, because you’ve already paid for the patients you lose late.',
  unknownsHeading: 'Look these up',
  openHeading: 'Not answered yet',
  change: 'Change an answer',
  restart: 'Start over',
  call: {
    text: 'Want to go through it with us? We’ll have your answers on the call.',
    label: 'Book a free call with these answers',
  },
}
