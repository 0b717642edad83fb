import { type Answer, cleanAnswer } from '../core/answers.ts'
import { type Attribution, cleanAttribution } from '../core/attribution/attribution.ts'
import type { Form } from '../core/consents.ts'
import { choicesOf, maxOf, type Question, titleOf } from '../core/questions.ts'
import { printableLines } from '../core/sanitize.ts'
import { HttpError } from './reasons.ts'

/** The value of a field: undefined when it is repeated, empty when missing. */
export function singleValue(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name)
  return values.length > 1 ? undefined : (values[0] ?? '')
}

/** What was typed and checked, valid or not, by the names of the fields. */
export type Typed = Readonly<Record<string, readonly string[]>>

/** The answers as typed, for showing the form again. */
export function typedAnswers({ questions, consents }: Form, form: URLSearchParams): Typed {
  const names = [...questions.map(({ name }) => name), ...consents.map(({ name }) => name)]
  return Object.fromEntries(names.map((name) => [name, form.getAll(name)]))
}

/**
 * The answers that were given, without what can't be typed or chosen.
 * @throws HttpError `too-large`: browsers stop at the longest answer
 */
export function readAnswers(questions: readonly Question[], form: URLSearchParams): Answer[] {
  return questions.flatMap((question) => {
    const { name, kind } = question
    const choices = choicesOf(question)
    const values = form.getAll(name).filter((value) => !choices || choices.includes(value))
    const given = kind === 'several choices' ? new Set(values) : values.slice(0, 1)
    const text = printableLines([...given].map((typed) => cleanAnswer(question, typed)).join(', '))
    if (!choices && text.length > maxOf(question)) throw new HttpError({ kind: 'too-large' })
    return text ? [{ name, title: titleOf(question), text }] : []
  })
}

/** The attribution in a query or a form; the first value of a repeated parameter counts. */
export function readAttribution(params: URLSearchParams): Attribution {
  return cleanAttribution((name) => params.get(name))
}

/** Parses `2026-12-01T15:00:00Z`; null for anything but a UTC instant on a whole second. */
export function readInstant(text = ''): Temporal.Instant | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.000)?)?Z$/.test(text)) return null
  try {
    return Temporal.Instant.from(text)
  } catch {
    return null
  }
}

/** Our own forms take about 75 KB at most: all at their maximum length, in percent-encoded three-byte characters. */
export const BODY_LIMIT_BYTES = 96 * 1024

/** Reads a URL-encoded body. @throws HttpError `wrong-type` */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError({ kind: 'wrong-type' })
  // Reject compressed bodies (zip bomb); browsers never compress forms.
  if (request.headers.has('content-encoding')) throw new HttpError({ kind: 'wrong-type' })
  return new URLSearchParams(await request.text())
}

/** What a visitor waits for, like `Ketamine, 75024`; null for anything else. */
export const readArea = (text: string): string | null =>
  /^[^\p{C}<>]{2,60}, \d{5}$/u.test(text) ? text : null
