import type { AuditResultWords } from '../content.schema.ts'

export const resultWords: AuditResultWords = {
  states: {
    empty: {
      headline: 'Nothing is answered yet.',
      text: 'This is the path, three questions to a station. Answer what you can and send the sheet: the drawing then shows where it holds and where it is broken.',
    },
    partial: 'What is open may change the order below. Everything you have answered is marked on the sheet.',
    fixes: 'Repair before you buy more traffic: whatever you send down this path is lost at the same places.',
    unknowns: 'Nothing is broken as far as you know. Look up what nobody knew, then the drawing is whole.',
    allYes:
      'Nothing on this path needs us. If there are still too few patients, too few people begin it, and that is a question of traffic and of a sum you can do yourself.',
    allYesLink: { label: 'Work out what a month may bring', href: '/roi-calculator' },
  },
  legend: 'Each line leads to its question. The signs',
  answers: { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'I don’t know', open: 'Not answered' },
  efforts: {
    hour: 'About an hour, nothing to buy',
    days: 'Some days of somebody’s work',
    weeks: 'Weeks, perhaps with outside help',
  },
  fixesHeading: 'Mend in this order',
  order:
    'Cheap repairs come first. At the same cost, a missing thing comes before a half one, and the end of the path before its beginning, because whoever is lost late has already been paid for.',
  unknownsHeading: 'To be looked up',
  openHeading: 'Still open',
  change: 'Change an answer',
  restart: 'Begin with an empty sheet',
}
