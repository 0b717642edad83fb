import type { ContentProblem } from '../checks/content-error.ts'
import type { Assessment } from './assessment.schema.ts'

/** Returns the problems of an assessment that its schema can't find: ids, references, the crisis rules, choices without effect. */
export function assessmentProblems({ questions, rules }: Assessment): ContentProblem[] {
  const problems: ContentProblem[] = []
  const report = (field: readonly PropertyKey[], reason: string) =>
    problems.push({ field: ['assessment', ...field], reason })
  const isNamed = (question: string, choice: string) =>
    rules.some(({ answers }) => answers[question] === choice)
  questions.forEach(({ id, choices, unremarkable }, index) => {
    const field = ['questions', index]
    if (questions.findIndex((one) => one.id === id) < index)
      report([...field, 'id'], `it is "${id}" like another question’s`)
    const ids = choices.map((choice) => choice.id)
    if (new Set(ids).size < ids.length) report([...field, 'choices'], 'two choices have the same id')
    if (!ids.includes(unremarkable))
      report([...field, 'unremarkable'], `"${unremarkable}" is not one of its choices`)
    for (const choice of ids)
      if (choice !== unremarkable && !isNamed(id, choice))
        report([...field, 'choices', choice], 'no rule names it, so it has no effect')
  })
  rules.forEach(({ outcome, answers }, index) => {
    const field = ['rules', index, 'answers']
    const named = Object.entries(answers)
    if (named.length === 0) report(field, 'it names no answer')
    if (outcome === 'crisis' && named.length > 1) report(field, 'a crisis must follow from a single answer')
    for (const [question, choice] of named)
      if (!questions.some(({ id, choices }) => id === question && choices.some((one) => one.id === choice)))
        report(field, `there is no choice "${choice}" of a question "${question}"`)
  })
  const [first] = questions
  if (first && !rules.some(({ outcome, answers }) => outcome === 'crisis' && first.id in answers))
    report(['questions', 0], 'the first question needs a choice that ends in "crisis"')
  return problems
}
