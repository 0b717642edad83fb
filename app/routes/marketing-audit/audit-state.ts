import type { Answer, Answers } from './answers.ts'
import { firstOpen } from './result/audit-view-model.ts'

/** The page's address. */
export const PATH = '/marketing-audit'
/** Ids of the form, and of the result's heading, which takes the focus when a link leads there. */
export const FORM = 'sheet'
export const RESULT = 'result'
/** Id of the progress line, which is read out when a question takes the focus in the step view. */
export const PROGRESS = 'progress'

/** All questions, or one of them at a time. */
export type AuditView = 'sheet' | 'steps'

export interface AuditState {
  answers: Answers
  view: AuditView
  /** Id of the question that the step view shows; in the sheet the last one that was answered or linked to. */
  question: string
  /** Id of the question that the step view began with: the address without a fragment leads back to it. */
  firstQuestion: string
  /** False on the server and until hydration. Controls that need a script are not rendered before. */
  isLive: boolean
  /** Whether a question was answered since hydration. Nothing is announced before. */
  hasChanged: boolean
}

export type AuditAction =
  /** React has taken over a form in which these answers are checked. */
  | { type: 'hydrated'; answers: Answers; view: AuditView; linkedQuestion?: string | undefined }
  | { type: 'answered'; question: string; answer: Answer }
  | { type: 'viewChosen'; view: AuditView }
  | { type: 'questionShown'; question: string }

/** The state that the server renders: every question, none of them singled out. */
export function initialAudit(answers: Answers): AuditState {
  const question = firstOpen(answers)
  return {
    answers,
    view: 'sheet',
    question,
    firstQuestion: question,
    isLive: false,
    hasChanged: false,
  }
}

export function auditReducer(state: AuditState, action: AuditAction): AuditState {
  switch (action.type) {
    case 'hydrated': {
      const question = action.linkedQuestion ?? firstOpen(action.answers)
      const { answers, view } = action
      return { ...state, answers, view, question, firstQuestion: question, isLive: true }
    }
    case 'answered': {
      const { question, answer } = action
      return { ...state, question, answers: { ...state.answers, [question]: answer }, hasChanged: true }
    }
    case 'viewChosen':
      return { ...state, view: action.view, firstQuestion: state.question }
    case 'questionShown':
      return { ...state, question: action.question }
  }
}
