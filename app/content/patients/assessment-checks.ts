import type { ContentProblem } from '../checks/content-error.ts'
import { promises } from '../promises/promises.data.ts'
import type { Assessment, AssessmentQuestion, AssessmentRule } from './assessment.schema.ts'
import { type Answers, decide, secondsToAnswer } from './assessment.ts'
import { outcomeNames } from './outcomes.ts'

/**
 * Returns the problems of an assessment that its schema can't find: ids, references, the crisis rules, choices without
 * effect, the promised time, and combinations of answers without an outcome.
 */
export function assessmentProblems(assessment: Assessment): ContentProblem[] {
  const wrongIds = idProblems(assessment)
  if (wrongIds.length > 0) return wrongIds
  return [
    ...crisisProblems(assessment),
    ...effectProblems(assessment),
    ...timeProblems(assessment),
    ...endProblems(assessment),
  ]
}

const problem = (field: string, reason: string): ContentProblem => ({ field: `assessment.${field}`, reason })

function idProblems({ questions, rules }: Assessment): ContentProblem[] {
  const problems: ContentProblem[] = []
  const ids = questions.map(({ id }) => id)
  questions.forEach(({ id, choices, unremarkable }, index) => {
    const field = `questions.${index}`
    if (ids.indexOf(id) < index)
      problems.push(problem(`${field}.id`, `it is "${id}" like another question’s`))
    const choiceIds = choices.map((choice) => choice.id)
    for (const twice of choiceIds.filter((choice, at) => choiceIds.indexOf(choice) < at))
      problems.push(problem(`${field}.choices`, `two choices have the id "${twice}"`))
    if (!choiceIds.includes(unremarkable))
      problems.push(problem(`${field}.unremarkable`, `"${unremarkable}" is not one of its choices`))
  })
  rules.forEach(({ answers }, index) => {
    const named = Object.entries(answers)
    if (named.length === 0) problems.push(problem(`rules.${index}.answers`, 'it names no answer'))
    for (const [question, choice] of named) {
      const choices = questions.find(({ id }) => id === question)?.choices
      if (!choices?.some(({ id }) => id === choice))
        problems.push(
          problem(`rules.${index}.answers`, `there is no choice "${choice}" of a question "${question}"`),
        )
    }
  })
  return problems
}

function crisisProblems({ questions: [first], rules }: Assessment): ContentProblem[] {
  const isCrisis = ({ outcome }: { outcome: string }) => outcome === 'crisis'
  const problems = rules.flatMap(({ outcome, answers }, index) =>
    isCrisis({ outcome }) && Object.keys(answers).length > 1
      ? [problem(`rules.${index}.answers`, 'a crisis must follow from a single answer')]
      : [],
  )
  if (first && !rules.some((rule) => isCrisis(rule) && first.id in rule.answers))
    problems.push(problem('questions.0', 'the first question needs a choice that ends in "crisis"'))
  return problems
}

/** Each choice but the unremarkable one has an effect, and none has two that contradict each other. */
function effectProblems({ questions, rules }: Assessment): ContentProblem[] {
  return questions.flatMap(({ id, choices, unremarkable }, index) =>
    choices.flatMap((choice) => {
      const naming = rules.filter(({ answers }) => answers[id] === choice.id)
      const alone = naming.filter(({ answers }) => Object.keys(answers).length === 1)
      const outcomes = new Set(alone.map(({ outcome }) => outcome))
      const field = `questions.${index}.choices.${choice.id}`
      if (choice.id === unremarkable)
        return naming.length > 0 ? [problem(field, 'it is the unremarkable choice, but a rule names it')] : []
      if (naming.length === 0) return [problem(field, 'no rule names it, so it has no effect')]
      return outcomes.size > 1 ? [problem(field, `its rules contradict: ${[...outcomes].join(', ')}`)] : []
    }),
  )
}

function timeProblems(assessment: Assessment): ContentProblem[] {
  const seconds = secondsToAnswer(assessment)
  const limit = promises.pathwayAssessment.underMinutes * 60
  return seconds < limit
    ? []
    : [
        problem(
          'questions',
          `reading and answering takes ${Math.round(seconds)} seconds, under ${limit} are promised`,
        ),
      ]
}

/**
 * Checks that every combination of answers ends in one outcome with its reasons, and that each outcome is reached. Of
 * several answers with the same effect on the rules only one is tried; a test tries them all.
 */
function endProblems(assessment: Assessment): ContentProblem[] {
  const reached = new Set<string>()
  let open = 0
  const options = assessment.questions.map((question) => answersByEffect(question, assessment.rules))
  visitCombinations(assessment, options, (answers) => {
    const decision = decide(assessment, answers)
    if (decision === null || (decision.rules.length === 0 && decision.outcome !== 'candidate')) open++
    else reached.add(decision.outcome)
  })
  const problems = outcomeNames
    .filter((name) => !reached.has(name))
    .map((name) => problem('rules', `no answers lead to the outcome "${name}"`))
  return open > 0 ? [...problems, problem('rules', `${open} combinations of answers have no end`)] : problems
}

/** Every answer to one question: each choice, or each set of choices and the unremarkable one alone. */
export function everyAnswer({ kind, choices, unremarkable }: AssessmentQuestion): string[][] {
  const ids = choices.map(({ id }) => id)
  if (kind === 'single') return ids.map((id) => [id])
  const others = ids.filter((id) => id !== unremarkable)
  const sets = others.reduce<string[][]>((all, id) => all.concat(all.map((set) => [...set, id])), [[]])
  return sets.map((set) => (set.length > 0 ? set : [unremarkable]))
}

/** One answer for each effect on the rules: the outcomes it leads to alone, and the rules it is a part of. */
export function answersByEffect(question: AssessmentQuestion, rules: readonly AssessmentRule[]): string[][] {
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
export function visitCombinations(
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
