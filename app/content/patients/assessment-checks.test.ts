import { expect, it } from 'vitest'
import type { Assessment, AssessmentRule } from './assessment.schema.ts'
import { assessmentProblems } from './assessment-checks.ts'

const question = (id: string, kind: 'single' | 'multiple', ...choices: string[]) => ({
  id,
  kind,
  text: `Which of these is so: ${id}?`,
  unremarkable: 'none',
  choices: [...choices, 'none'].map((choice) => ({ id: choice, label: choice })),
})
const rule = (outcome: AssessmentRule['outcome'], answers: Record<string, string>): AssessmentRule => ({
  outcome,
  answers,
  reason: 'For a test.',
})
const safety = question('safety', 'single', 'now', 'minor')
const health = question('health', 'multiple', 'heart', 'liver')
const rules = [
  rule('crisis', { safety: 'now' }),
  rule('minor', { safety: 'minor' }),
  rule('notCandidate', { health: 'heart' }),
  rule('ownDoctor', { health: 'liver' }),
]
const sound: Assessment = { questions: [safety, health], rules }
const reasons = (change: Partial<Assessment>) =>
  assessmentProblems({ ...sound, ...change }).map(({ field, reason }) => `${field.join('.')}: ${reason}`)

it('finds nothing wrong with a sound assessment', () => {
  expect(reasons({})).toEqual([])
})

it.each<[string, Partial<Assessment>, string]>([
  ['two questions with one id', { questions: [safety, safety] }, 'like another question’s'],
  [
    'two choices with one id',
    { questions: [safety, question('health', 'multiple', 'a', 'a')] },
    'two choices',
  ],
  [
    'a missing unremarkable choice',
    { questions: [{ ...safety, unremarkable: 'maybe' }, health] },
    '"maybe" is not one of',
  ],
  ['an unknown choice', { rules: [...rules, rule('ownDoctor', { health: 'old' })] }, 'no choice "old"'],
  ['a rule without answers', { rules: [...rules, rule('ownDoctor', {})] }, 'it names no answer'],
  [
    'a crisis that needs two answers',
    { rules: [...rules, rule('crisis', { safety: 'now', health: 'heart' })] },
    'must follow from a single answer',
  ],
  ['a first question without a crisis', { questions: [health, safety] }, 'the first question needs a choice'],
  ['a choice without effect', { rules: rules.slice(0, 3) }, 'choices.liver: no rule names it'],
])('finds %s', (_, change, expected) => {
  expect(reasons(change).join('\n')).toContain(expected)
})
