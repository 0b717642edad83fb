import type { InputEvent } from 'react'
import { type AnyError, type FieldError, openFieldErrors } from './form-errors.ts'

/** Whether the server accepts an answer: its text (empty for an unchecked box), and the form it belongs to. */
export type FieldChecks<Name extends string> = Partial<
  Record<Name, (typed: string, form: FormData) => boolean>
>

export interface FormRules<Name extends string = string> {
  checks: FieldChecks<Name>
  messages: Record<Name, string>
  /** Fields whose check also reads the field they are listed under. */
  dependents?: Partial<Record<Name, Name[]>>
}

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '')

/** Checks every field by the server's rules, in the rules' order. Saves a round trip; the server checks again. */
export function checkFields<Name extends string>(
  form: HTMLFormElement,
  { checks, messages }: FormRules<Name>,
): FieldError<Name>[] {
  const data = new FormData(form)
  const names = Object.keys(checks) as Name[]
  return names
    .filter((field) => checks[field]?.(textOf(data, field), data) === false)
    .map((field) => ({ field, message: messages[field] }))
}

/** The fields that an edit has corrected: those with an open error whose answers the server accepts now. */
export function correctedByEdit<Name extends string>(
  { currentTarget, target }: InputEvent<HTMLFormElement>,
  { checks, dependents }: FormRules<Name>,
  error: AnyError | null,
): Name[] {
  const edited = target instanceof Element ? target.getAttribute('name') : null
  const data = new FormData(currentTarget)
  const affected = [edited, ...(dependents?.[edited as Name] ?? [])]
  const open = openFieldErrors(error).map(({ field }) => field as Name)
  return open.filter((name) => affected.includes(name) && checks[name]?.(textOf(data, name), data) !== false)
}
