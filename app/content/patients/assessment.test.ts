import { describe, expect, it } from 'vitest'
import type { Assessment, AssessmentQuestion, AssessmentRule } from './assessment.schema.ts'
import { type Answers, decide, decisionAt, withChoice } from './assessment.ts'
import { clinics } from './clinics.data.ts'
import { outcomeNames } from './outcomes.ts'

/** Clinics with the same questions and rules are tried once: there are hundreds of thousands of combinations. */
const distinct = Map.groupBy(clinics, ({ assessment }) => JSON.stringify(assessment))
const every = [...distinct.values()].flatMap(([clinic]) =>
  clinic ? [[clinic.slug, clinic.assessment] as const] : [],
)

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

  it('ends at an age below 18, and still tells of thoughts of suicide', () => {
    const minor = { safety: ['recent'], age: ['minor'] }
    expect(decide(assessment, minor)).toMatchObject({
      outcome: 'minor',
      forOwnDoctor: [{ offersHelp: true }],
    })
    expect(decisionAt(assessment, minor, 1)).toBeNull()
    expect(decisionAt(assessment, minor, 2)?.outcome).toBe('minor')
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

  it('ends every combination of answers in exactly one outcome, with its reasons', () => {
    const ends = new Set<string>()
    let faults = 0
    visitCombinations(assessment, questions.map(everyAnswer), (answers) => {
      const decision = decide(assessment, answers)
      const end = decision?.outcome ?? 'none'
      ends.add(end)
      if (decision?.rules.length === 0 && end !== 'candidate') faults++
      if (decision?.rules.some(({ outcome }) => outcome !== end)) faults++
    })
    expect(faults).toBe(0)
    expect([...ends].sort()).toEqual([...outcomeNames].sort())
  })
})

it('replaces a single choice, adds up several, and lets “None of these” exclude them', () => {
  const choices = ['a', 'b', 'none'].map((id) => ({ id, label: id }))
  const question = (kind: AssessmentQuestion['kind']) => ({
    id: 'q',
    text: 'Which?',
    kind,
    choices,
    unremarkable: 'none',
  })
  expect(withChoice(question('single'), ['a'], 'b')).toEqual(['b'])
  expect(withChoice(question('multiple'), ['a'], 'b')).toEqual(['a', 'b'])
  expect(withChoice(question('multiple'), ['a', 'b'], 'a')).toEqual(['b'])
  expect(withChoice(question('multiple'), ['a', 'b'], 'none')).toEqual(['none'])
  expect(withChoice(question('multiple'), ['none'], 'a')).toEqual(['a'])
})

/** Every answer to one question: each choice, or each set of choices and the unremarkable one alone. */
function everyAnswer({ kind, choices, unremarkable }: AssessmentQuestion): string[][] {
  const ids = choices.map(({ id }) => id)
  if (kind === 'single') return ids.map((id) => [id])
  const others = ids.filter((id) => id !== unremarkable)
  const sets = others.reduce<string[][]>((all, id) => all.concat(all.map((set) => [...set, id])), [[]])
  return sets.map((set) => (set.length > 0 ? set : [unremarkable]))
}

/** One answer for each effect on the rules: the outcomes it leads to alone, and the rules it is a part of. */
function answersByEffect(question: AssessmentQuestion, rules: readonly AssessmentRule[]): string[][] {
  const effectOf = (answer: readonly string[]) =>
    rules
      .filter(({ answers }) => answer.includes(answers[question.id] ?? ''))
      .map((rule) => (Object.keys(rule.answers).length === 1 ? rule.outcome : String(rules.indexOf(rule))))
  return [
    ...new Map(
      everyAnswer(question).map((answer) => [[...new Set(effectOf(answer))].sort().join(), answer]),
    ).values(),
  ]
}

/**
 * Calls `visit` with the answers of every path through the assessment; a crisis ends a path early. All calls get the
 * same object, changed in place, because there are hundreds of thousands of paths.
 * @param options the answers to try for each question, e.g. by `everyAnswer`
 */
function visitCombinations(
  assessment: Assessment,
  options: readonly string[][][],
  visit: (answers: Answers) => void,
): void {
  const answers: Record<string, string[]> = {}
  const from = (index: number): void => {
    const question = assessment.questions[index]
    if (!question) {
      visit(answers)
      return
    }
    for (const option of options[index] ?? []) {
      answers[question.id] = option
      if (decide(assessment, answers)?.outcome === 'crisis') visit(answers)
      else from(index + 1)
    }
    delete answers[question.id]
  }
  from(0)
}
