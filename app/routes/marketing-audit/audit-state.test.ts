import { expect, it } from 'vitest'
import { type AuditAction, type AuditState, auditReducer, initialAudit } from './audit-state.ts'
import { questionIds } from './result/audit-view-model.ts'

const apply = (start: AuditState, ...actions: AuditAction[]) => actions.reduce(auditReducer, start)
const all = Object.fromEntries(questionIds.map((id) => [id, 'yes' as const]))

it('shows the whole sheet, and would begin with the first open question', () => {
  const state = initialAudit({ q1: 'yes', q2: 'no' })
  expect(state).toMatchObject({ view: 'sheet', question: 'q4', isLive: false, hasChanged: false })
  expect(initialAudit(all).question).toBe('q2')
})

it('takes over on hydration what was chosen before, and begins with the question that the address names', () => {
  const hydrated = { type: 'hydrated', answers: { q1: 'no', q2: 'partly' }, view: 'steps' } as const
  expect(apply(initialAudit({ q1: 'yes' }), hydrated)).toMatchObject({
    answers: { q1: 'no', q2: 'partly' },
    question: 'q4',
    firstQuestion: 'q4',
    isLive: true,
    hasChanged: false,
  })
  expect(apply(initialAudit({}), { ...hydrated, linkedQuestion: 'q7' }).question).toBe('q7')
})

it('replaces the one before, keeps the others, and is announced', () => {
  const state = apply(
    initialAudit({ q1: 'yes' }),
    { type: 'answered', question: 'q2', answer: 'no' },
    { type: 'answered', question: 'q2', answer: 'unknown' },
  )
  expect(state).toMatchObject({ answers: { q1: 'yes', q2: 'unknown' }, question: 'q2', hasChanged: true })
})

it('keeps answers and question, and begins the steps with it', () => {
  const start = apply(initialAudit({}), { type: 'answered', question: 'q5', answer: 'no' })
  const steps = apply(start, { type: 'viewChosen', view: 'steps' })
  expect(steps).toEqual({ ...start, view: 'steps', firstQuestion: 'q5' })
  const moved = apply(steps, { type: 'questionShown', question: 'q6' })
  expect(moved).toMatchObject({ question: 'q6', firstQuestion: 'q5', answers: { q5: 'no' } })
  expect(apply(moved, { type: 'viewChosen', view: 'sheet' })).toMatchObject({
    view: 'sheet',
    question: 'q6',
  })
})
