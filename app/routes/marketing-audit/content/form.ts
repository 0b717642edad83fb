import type { AuditFormWords } from '../content.schema.ts'

export const formWords: AuditFormWords = {
  checkLabel: 'Check it',
  whyLabel: 'Why it matters',
  printedFix: 'If the answer isn’t yes:',
  submitStation: 'Show my result so far',
  submit: 'Show my result',
  submitNote:
    'Your answers are part of the page’s address. The server shows the result and doesn’t store them.',
  liveNote:
    'The result updates as you answer. Your answers stay in this page’s address, and we don’t store them.',
  practice: 'Practice',
  date: 'Date',
  viewLabel: 'Show the questions',
  views: { steps: 'One at a time', sheet: 'All at once' },
  previous: 'Previous',
  next: 'Next',
  toResult: 'See the result',
}
