import { type Form, offeredConsents } from './consents.ts'
import { choicesOf, KINDS, maxOf, messageFor, type Question, titleOf } from './questions.ts'
import { UNPRINTABLE, UNPRINTABLE_IN_LINES } from './sanitize.ts'

/** An answer with what it was asked as, which it keeps when the owner changes or removes the question. */
export interface Answer {
  name: string
  title: string
  /** Several choices are joined by commas. */
  text: string
}

/** What a visitor answered. What is searched and greeted by has a column; empty where it wasn't asked. */
export interface GivenAnswers extends Record<Column, string> {
  /** To all other questions, in their order, without those not answered. */
  answers: readonly Answer[]
}

const COLUMNS = ['name', 'email', 'practice', 'specialty', 'phone'] as const
type Column = (typeof COLUMNS)[number]

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name)

/** The answer to a question; empty without one. */
export function textOf(given: GivenAnswers, name: string): string {
  if (isColumn(name)) return given[name]
  return given.answers.find((answer) => answer.name === name)?.text ?? ''
}

/** The values of a field as posted: none when it is missing or nothing is checked. */
type ReadValues = (name: string) => readonly string[]

/** The answers to the questions of a form. Check them before (`findFieldErrors`). */
export function givenAnswers(questions: readonly Question[], read: ReadValues): GivenAnswers {
  const textFor = (question: Question) =>
    read(question.name)
      .map((typed) => cleanAnswer(question, typed))
      .join(', ')
  const columns = COLUMNS.map((column) => {
    const asked = questions.find(({ name }) => name === column)
    return [column, asked ? textFor(asked) : '']
  })
  return {
    ...(Object.fromEntries(columns) as Record<Column, string>),
    answers: questions
      .filter(({ name }) => !isColumn(name))
      .map((question) => ({ name: question.name, title: titleOf(question), text: textFor(question) }))
      .filter(({ text }) => text),
  }
}

/** Invisible marks, such as address books put around a number that is copied. */
const withoutMarks = (typed: string) =>
  typed.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')

/**
 * An answer as stored: without invisible marks, trimmed, with line breaks as `\n`, which is how browsers count them, and
 * read as its kind is.
 */
export function cleanAnswer({ kind }: Pick<Question, 'kind'>, typed: string): string {
  const text = withoutMarks(typed).replaceAll('\r\n', '\n').trim()
  return KINDS[kind].read?.(text) ?? text
}

/** Whether an answer is accepted as typed. Line breaks are refused before trimming: `a@b.co\r\nBcc: x` must fail. */
export function isAccepted(question: Question, values: readonly string[]): boolean {
  const { kind, required = false } = question
  const choices = choicesOf(question)
  if (kind === 'several choices') {
    const isListed = values.every((one, index) => choices?.includes(one) && values.indexOf(one) === index)
    return isListed && (values.length > 0 || !required)
  }
  const [typed = '', ...others] = values
  const answer = cleanAnswer(question, typed)
  const isPrintable =
    kind === 'long text' ? !UNPRINTABLE_IN_LINES.test(answer) : !UNPRINTABLE.test(withoutMarks(typed))
  if (others.length > 0 || !isPrintable) return false
  if (answer === '') return !required
  if (choices) return choices.includes(typed)
  return answer.length <= maxOf(question) && (KINDS[kind].accepts?.(answer) ?? true)
}

export interface FieldError {
  field: string
  message: string
  /** The answer has been corrected since; set in the browser only. */
  corrected?: boolean
}

/** The fields with unacceptable answers, in the form's order. */
export function findFieldErrors(form: Form, read: ReadValues, hasTexts: boolean): FieldError[] {
  const isAnswered = (name: string) => read(name).some((typed) => typed.trim() !== '')
  const wrong = form.questions.filter((question) => !isAccepted(question, read(question.name)))
  const undecided = offeredConsents(form, hasTexts).filter(({ name, needs }) => {
    const [box = '', ...others] = read(name)
    const isValid = box === '' || (box === 'yes' && (needs === undefined || isAnswered(needs)))
    return !isValid || others.length > 0
  })
  return [
    ...wrong.map((question) => ({ field: question.name, message: messageFor(question) })),
    ...undecided.map(({ name, message }) => ({ field: name, message })),
  ]
}
