import type { AuditFormWords } from '../content.schema.ts'

export const formWords: AuditFormWords = {
  checkLabel: 'To do',
  whyLabel: 'Why it matters',
  printedFix: 'If it is not a yes:',
  submitStation: 'Draw the path so far',
  submit: 'Draw the path',
  submitNote: 'The server reads the answers from the address, draws the page and forgets them.',
  liveNote:
    'The drawing updates as you answer. Your answers stay in this page’s address, and we don’t store them.',
  practice: 'Practice',
  date: 'Date',
  viewLabel: 'Show the questions',
  views: { steps: 'One at a time', sheet: 'Whole sheet' },
  previous: 'Previous',
  next: 'Next',
  toResult: 'See the result',
}
