import type { AssessmentQuestion } from '../../../content/patients/assessment.schema.ts'
import type { Answers } from '../../../content/patients/assessment.ts'
import { withChoice } from '../../../content/patients/assessment.ts'

export interface AssessmentState {
  /** Only here: never in the address, a request, a storage or the history. */
  answers: Answers
  /** Index of the question on the screen, or the number of answered questions when it is the outcome. */
  screen: number
  isMissing: boolean
  /** False on the server and until hydration. */
  isLive: boolean
  /** Whether a screen has been left since hydration. Nothing is announced before. */
  hasMoved: boolean
}

export type AssessmentAction =
  /** React has taken over a screen on which these choices are checked. */
  | { type: 'hydrated'; question: AssessmentQuestion; checked: readonly string[] }
  | { type: 'chosen'; question: AssessmentQuestion; choice: string }
  | { type: 'missed' }
  | { type: 'shown'; screen: number }
  | { type: 'cleared' }

/** The first question, without an answer: what the server renders. */
export const initialState: AssessmentState = {
  answers: {},
  screen: 0,
  isMissing: false,
  isLive: false,
  hasMoved: false,
}

export function assessmentReducer(state: AssessmentState, action: AssessmentAction): AssessmentState {
  switch (action.type) {
    case 'hydrated': {
      const { question, checked } = action
      return { ...state, isLive: true, answers: checked.length > 0 ? { [question.id]: checked } : {} }
    }
    case 'chosen': {
      const { question, choice } = action
      const chosen = withChoice(question, state.answers[question.id] ?? [], choice)
      return { ...state, isMissing: false, answers: { ...state.answers, [question.id]: chosen } }
    }
    case 'missed':
      return { ...state, isMissing: true }
    case 'shown':
      return { ...state, screen: action.screen, isMissing: false, hasMoved: true }
    case 'cleared':
      return { ...initialState, isLive: true, hasMoved: true }
  }
}
