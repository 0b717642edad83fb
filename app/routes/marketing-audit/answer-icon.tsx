import type { Answer } from './answers.ts'

export type AnswerOrOpen = Answer | 'open'

/** The icon of an answer, legible without color: check mark, half, cross, question mark, empty square. */
export function AnswerIcon({ answer }: { answer: AnswerOrOpen }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      className="answer-icon"
      data-answer={answer}
    >
      <rect x="2" y="2" width="16" height="16" />
      {answer === 'yes' ? <path d="m5.5 10.5 3 3 6-7.5" /> : null}
      {answer === 'partly' ? <path d="M2 18V2h16z" className="filled" /> : null}
      {answer === 'no' ? <path d="m6 6 8 8m0-8-8 8" /> : null}
      {answer === 'unknown' ? <path d="M7.5 7.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.7m0 2.3v.8" /> : null}
    </svg>
  )
}
