import { audit } from '../../../content/promises/promises.ts'
import type { AuditFormWords } from '../content.schema.ts'
import { questionsAsked, quickQuestions } from './stations.ts'

const furtherCount = questionsAsked.length - quickQuestions.length

export const formWords: AuditFormWords = {
  checkLabel: 'Check it',
  whyLabel: 'Why it matters',
  printedFix: 'If the answer isn’t yes:',
  submit: 'Show my result',
  submitNote: 'Your answers are saved in the link.',
  liveNote: 'The result updates as you answer. Your answers are saved in the link.',
  practice: 'Practice',
  date: 'Date',
  viewLabel: 'Show the questions',
  views: { steps: 'One at a time', sheet: 'All at once' },
  previous: 'Previous',
  next: 'Next',
  toResult: 'See the result',
  quick: {
    headline: `${quickQuestions.length} questions in under ${audit.quickUnderMinutes} minutes.`,
    text: 'There’s one for each of the 5 steps, from the first search to the records you keep.',
  },
  further: {
    headline: `${furtherCount} more questions for the whole picture.`,
    text: 'They take about an hour and a half. Do them in any order, and stop whenever you like: your answers are saved in the link.',
  },
  goOn: `Go on with ${furtherCount} more`,
}
