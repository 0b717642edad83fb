import { expect, it } from 'vitest'
import type { Assessment, AssessmentQuestion, AssessmentRule } from './assessment.schema.ts'
import { assessmentProblems, everyAnswer } from './assessment-checks.ts'
import { clinics } from './clinics.ts'

const [clinic] = clinics
const sound = clinic?.assessment as Assessment
const reasons = (assessment: Assessment) =>
  assessmentProblems(assessment).map(({ field, reason }) => `${field}: ${reason}`)

const withRules = (rules: AssessmentRule[]): Assessment => ({ ...sound, rules })
const withFirst = (change: Partial<AssessmentQuestion>): Assessment => ({
  ...sound,
  questions: sound.questions.map((question, index) => (index === 0 ? { ...question, ...change } : question)),
})
const rule = (outcome: AssessmentRule['outcome'], answers: Record<string, string>): AssessmentRule => ({
  ...{ outcome, answers, reason: 'For a test.' },
})

it.each(clinics.map(({ slug, assessment }) => [slug, assessment] as const))(
  'finds nothing at %s',
  (_, own) => {
    expect(reasons(own)).toEqual([])
  },
)

it.each<[string, Assessment, string]>([
  ['two questions with one id', withFirst({ id: 'age' }), 'like another question’s'],
  [
    'two choices with one id',
    withFirst({ choices: [...(sound.questions[0]?.choices ?? []), { id: 'no', label: 'No' }] }),
    'two choices have the id "no"',
  ],
  ['an unremarkable choice that is missing', withFirst({ unremarkable: 'maybe' }), '"maybe" is not one of'],
  [
    'a rule about an unknown choice',
    withRules([...sound.rules, rule('ownDoctor', { age: 'old' })]),
    'there is no choice "old" of a question "age"',
  ],
  ['a rule without answers', withRules([...sound.rules, rule('ownDoctor', {})]), 'it names no answer'],
  [
    'a crisis that needs two answers',
    withRules([...sound.rules, rule('crisis', { age: 'minor', mind: 'bipolar' })]),
    'a crisis must follow from a single answer',
  ],
  [
    'a first question without a crisis',
    { ...sound, questions: [...sound.questions.slice(1), ...sound.questions.slice(0, 1)] },
    'the first question needs a choice that ends in "crisis"',
  ],
  [
    'a choice without effect',
    withRules(sound.rules.filter(({ answers }) => answers.health !== 'liver')),
    'questions.6.choices.liver: no rule names it',
  ],
  [
    'an unremarkable choice with an effect',
    withRules([...sound.rules, rule('ownDoctor', { age: 'adult' })]),
    'it is the unremarkable choice, but a rule names it',
  ],
  [
    'rules that contradict each other',
    withRules([...sound.rules, rule('candidate', { health: 'pregnant' })]),
    'its rules contradict: notCandidate, candidate',
  ],
  [
    'more to read than the promised time',
    withFirst({ text: Array.from({ length: 400 }, () => 'word').join(' ') }),
    'seconds, under 120 are promised',
  ],
  [
    'an outcome that no answers lead to',
    withRules(
      sound.rules.map((one) => (one.outcome === 'notCandidate' ? { ...one, outcome: 'ownDoctor' } : one)),
    ),
    'no answers lead to the outcome "notCandidate"',
  ],
])('finds %s', (_, assessment, expected) => {
  expect(reasons(assessment).join('\n')).toContain(expected)
})

it('knows every way to answer: one choice, or each set of choices and none of them', () => {
  const [first] = sound.questions
  const multiple = sound.questions.find(({ kind }) => kind === 'multiple')
  expect(everyAnswer(first as AssessmentQuestion)).toEqual([['now'], ['unsure'], ['recent'], ['no']])
  const sets = everyAnswer(multiple as AssessmentQuestion)
  expect(sets).toHaveLength(2 ** ((multiple?.choices.length ?? 0) - 1))
  expect(sets.filter((set) => set.includes('none'))).toEqual([['none']])
})
