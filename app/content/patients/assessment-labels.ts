/** Words around the questions of the Pathway Assessment, on the screens and on the page to read. */
export const assessmentLabels = {
  title: 'Pathway Assessment',
  /** Before the first question. */
  lead: (questions: number, minutes: number) => `${questions} questions, under ${minutes} minutes.`,
  privacy: 'This isn’t a diagnosis. Your answers stay on this page. They aren’t sent or saved.',
  progress: (number: number, of: number) => `Question ${number} of ${of}`,
  outcome: 'Your result',
  back: 'Back',
  next: 'Next',
  toOutcome: 'See your result',
  startOver: 'Start over',
  print: 'Print this page',
  missing: {
    single: 'Choose an answer, then press Next.',
    multiple: 'Check each one that applies, or “None of these,” then press Next.',
  },
  crisis: {
    call: 'Call 988',
    text: 'Text 988',
    emergency: 'Call 911',
    chat: 'Chat at 988lifeline.org',
    numbers:
      '988 is the Suicide & Crisis Lifeline. When you call, veterans can press\u00a01. For Spanish, press\u00a02.',
    label: 'Get help now',
  },
  forOwnDoctor: 'Also talk with your own doctor about this',
  /** How to call the clinic, on the result of a candidate and on the consultation's page. */
  clinic: {
    call: (phone: string) => `Call ${phone.replaceAll(' ', '\u00a0')}`,
    open: (hours: string) => `Open ${hours}.`,
    sayLabel: 'What to say:',
    say: '“I read your page, and I’d like to book the free consultation.”',
    noMore: 'You don’t have to say more than that on the phone.',
  },
  toConsultation: 'See what happens in the consultation',
  toPresentation: 'See the clinic’s presentation',
  toQuestions: 'Read all questions and rules on one page',
  toAssessment: 'Answer the questions one by one',
  /** The page to read. */
  reading: {
    title: 'All questions and rules',
    lead: 'Read each question and choose your answer for yourself. Below each question is what each answer leads to. Nothing on this page is sent.',
    stop: 'If an answer says to stop, please stop there and call or text 988, or call 911.',
    /** Before what a rule says. */
    says: (choices: readonly string[]) => `If you chose “${choices.join('” and “')}”:`,
    /** In place of an outcome, where a choice is only something to mention. */
    mention: 'Go on, and mention this at the consultation.',
    /** What the unremarkable choice means. */
    otherwise: (choice: string) => `If you chose “${choice},” go on to the next question.`,
    last: (choice: string) => `If you chose “${choice},” read what your answers mean together.`,
    outcomes: 'What your answers mean together',
    order: 'Your result is the first one below that any of your answers led to.',
    ifAny: {
      crisis: 'If any answer said to get help now',
      minor: 'If you are under 18',
      notCandidate: 'If any answer said that you don’t appear to be a candidate',
      ownDoctor: 'If any answer said to see your own doctor first',
      candidate: 'If no answer said any of these',
    },
  },
} as const
