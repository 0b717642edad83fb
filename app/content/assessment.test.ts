import { describe, expect, it } from 'vitest'
import type { Assessment, AssessmentQuestion } from './assessment.schema.ts'
import { outcomeNames } from './assessment.schema.ts'
import { type Answers, decide, decisionAt, lastScreen, secondsToAnswer, withChoice } from './assessment.ts'
import { answersByEffect, everyAnswer, visitCombinations } from './assessment-checks.ts'
import type { Clinic } from './clinic.schema.ts'
import { clinics } from './clinics.ts'
import { pathwayAssessment } from './promises.ts'

const every = clinics.map((clinic) => [clinic.slug, clinic.assessment] as const)

/** Nothing to mention anywhere. */
const unremarkable = ({ questions }: Assessment): Answers =>
  Object.fromEntries(questions.map((question) => [question.id, [question.unremarkable]]))

const rank = (assessment: Assessment, answers: Answers) => {
  const outcome = decide(assessment, answers)?.outcome
  return outcome ? outcomeNames.indexOf(outcome) : Number.POSITIVE_INFINITY
}

describe.each(every)('the assessment of %s', (_slug, assessment) => {
  const { questions, rules } = assessment

  it('stops at a crisis answer, whatever else is answered or open', () => {
    const crises = rules.filter(({ outcome }) => outcome === 'crisis')
    expect(crises.length).toBeGreaterThanOrEqual(3)
    for (const { answers } of crises) {
      const [[question = '', choice = ''] = []] = Object.entries(answers)
      expect(decide(assessment, { [question]: [choice] })?.outcome).toBe('crisis')
      const options = questions.map((other) =>
        other.id === question ? [[choice]] : [[], ...answersByEffect(other, rules)],
      )
      let others = 0
      visitCombinations(assessment, options, (given) => {
        if (decide(assessment, given)?.outcome !== 'crisis') others++
      })
      expect(others).toBe(0)
    }
  })

  it('shows a crisis right after its question, even when later ones are answered', () => {
    const [first] = questions
    const given = { ...unremarkable(assessment), [first?.id ?? '']: ['now'] }
    expect(lastScreen(assessment, given)).toBe(1)
    expect(decisionAt(assessment, given, 0)).toBeNull()
    expect(decisionAt(assessment, given, 1)?.outcome).toBe('crisis')
  })

  it('never improves the outcome by something more to mention', () => {
    const better: string[] = []
    const options = questions.map((question) => answersByEffect(question, rules))
    visitCombinations(assessment, options, (answers) => {
      const before = rank(assessment, answers)
      for (const question of questions.filter(({ kind }) => kind === 'multiple'))
        for (const { id } of question.choices) {
          const chosen = answers[question.id] ?? []
          if (id === question.unremarkable || chosen.includes(id)) continue
          const after = { ...answers, [question.id]: withChoice(question, chosen, id) }
          if (rank(assessment, after) > before) better.push(JSON.stringify(after))
        }
    })
    expect(better).toEqual([])
  })

  it('decides nothing else before every question is answered', () => {
    const all = unremarkable(assessment)
    expect(decide(assessment, all)?.outcome).toBe('candidate')
    for (const { id } of questions) {
      expect(decide(assessment, { ...all, [id]: [] })).toBeNull()
      const { [id]: _left, ...rest } = all
      expect(decide(assessment, rest)).toBeNull()
    }
  })

  it.each([
    ['age', 'minor'],
    ['mind', 'psychosis'],
    ['heart', 'vessels'],
    ['heart', 'bleed'],
    ['health', 'pregnant'],
    ['health', 'reaction'],
  ])('takes nobody whose answer to %s is %s, and says why', (question, choice) => {
    const decision = decide(assessment, { ...unremarkable(assessment), [question]: [choice] })
    expect(decision?.outcome).toBe('notCandidate')
    expect(decision?.rules).toHaveLength(1)
  })

  it.each([
    ['safety', 'recent'],
    ['diagnosis', 'no'],
    ['medicines', 'few'],
    ['heart', 'disease'],
    ['health', 'liver'],
    ['health', 'bladder'],
    ['health', 'nursing'],
  ])('sends to the own doctor when the answer to %s is %s', (question, choice) => {
    const given = { ...unremarkable(assessment), [question]: [choice] }
    expect(decide(assessment, given)?.outcome).toBe('ownDoctor')
  })

  it.each([
    ['mind', 'substances'],
    ['heart', 'pressure'],
  ])('offers no consultation while %s has %s', (question, choice) => {
    const given = { ...unremarkable(assessment), [question]: [choice] }
    expect(['notCandidate', 'ownDoctor']).toContain(decide(assessment, given)?.outcome)
  })

  it('takes as long as the article says, at the pace of an average reader', () => {
    expect(secondsToAnswer(assessment)).toBeLessThan(pathwayAssessment.underMinutes * 60)
    expect(secondsToAnswer(assessment)).toBeGreaterThan(30)
  })
})

/** Clinics with the same questions and rules are tried once: there are hundreds of thousands of combinations. */
const distinct = Map.groupBy(clinics, ({ assessment }) => JSON.stringify(assessment))

it.each([...distinct.values()].map((same) => [same.map(({ slug }) => slug).join(' and '), same] as const))(
  'ends every combination of answers at %s in exactly one outcome, with its reasons',
  (_, [clinic]) => {
    const { assessment } = clinic as Clinic
    const ends = new Map<string, number>()
    let faults = 0
    visitCombinations(assessment, assessment.questions.map(everyAnswer), (answers) => {
      const decision = decide(assessment, answers)
      const end = decision?.outcome ?? 'none'
      ends.set(end, (ends.get(end) ?? 0) + 1)
      if (decision?.rules.length === 0 && end !== 'candidate') faults++
      if (decision?.rules.some(({ outcome }) => outcome !== end)) faults++
    })
    expect(faults).toBe(0)
    expect([...ends.keys()].sort()).toEqual([...outcomeNames].sort())
  },
)

it('keeps the rule of Knoxville’s article: 3 antidepressants, unless a psychiatrist refers', () => {
  const assessment = clinics.find(({ slug }) => slug === '865')?.assessment as Assessment
  const outcome = (choice: string) =>
    decide(assessment, { ...unremarkable(assessment), medicines: [choice] })?.outcome
  expect(['few', 'referred', 'enough'].map(outcome)).toEqual(['ownDoctor', 'candidate', 'candidate'])
  const medicines = assessment.questions.find(({ id }) => id === 'medicines')
  expect(medicines?.choices.map(({ label }) => label).join()).toMatch(/Fewer than 3.*3 or more/)
  expect(medicines?.hint).toContain('6 to 8 weeks')
})

it('shows those who aren’t candidates what to take to their own doctor as well', () => {
  const assessment = clinics[0]?.assessment as Assessment
  const given = { ...unremarkable(assessment), safety: ['recent'], health: ['pregnant', 'bladder'] }
  const decision = decide(assessment, given)
  expect(decision?.outcome).toBe('notCandidate')
  expect(decision?.rules.map(({ answers }) => answers)).toEqual([{ health: 'pregnant' }])
  expect(decision?.forOwnDoctor.map(({ answers }) => answers)).toEqual([
    { safety: 'recent' },
    { health: 'bladder' },
  ])
})

describe('choices', () => {
  const choices = ['a', 'b', 'none'].map((id) => ({ id, label: id }))
  const question = (kind: AssessmentQuestion['kind']) => ({
    ...{ id: 'q', text: 'Which?', kind, choices, unremarkable: 'none' },
  })

  it('replace each other when one is asked for', () => {
    expect(withChoice(question('single'), ['a'], 'b')).toEqual(['b'])
  })

  it('add up when several are asked for, and can be taken back', () => {
    expect(withChoice(question('multiple'), ['a'], 'b')).toEqual(['a', 'b'])
    expect(withChoice(question('multiple'), ['a', 'b'], 'a')).toEqual(['b'])
  })

  it('exclude “None of these,” which excludes them', () => {
    expect(withChoice(question('multiple'), ['a', 'b'], 'none')).toEqual(['none'])
    expect(withChoice(question('multiple'), ['none'], 'a')).toEqual(['a'])
  })
})
