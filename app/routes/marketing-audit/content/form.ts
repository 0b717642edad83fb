import type { AuditFormWords } from '../content.schema.ts'

export const formWords: AuditFormWords = {
  checkLabel: 'Check it',
  whyLabel: 'Why it matters',
  printedFix: 'If the answer isn’t yes:',
  submitStation: 'Show my result so far',
  submit: 'Show my result',
  submitNote: 'Your answers become part of this page’s address.',
  liveNote: 'The result updates as you answer, and so does this page’s address.',
  practice: 'Practice',
  date: 'Date',
  viewLabel: 'Show the questions',
  views: { steps: 'One at a time', sheet: 'All at once' },
  previous: 'Previous',
  next: 'Next',
  toResult: 'See the result',
}
