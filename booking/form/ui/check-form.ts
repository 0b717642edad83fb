import type { InputEvent } from 'react'
import { type CheckOptions, type FieldError, findFieldErrors } from '../../core/answer-rules.ts'
import type { Questions } from '../../core/fields.ts'
import { type FormError, openFieldErrors } from './form-errors.ts'

/** Checks every field as the server will. */
export function checkForm(form: HTMLFormElement, questions: Questions, options: CheckOptions): FieldError[] {
  const data = new FormData(form)
  return findFieldErrors(questions, (name) => String(data.get(name) ?? ''), options)
}

/** The fields with an open error whose answers an edit has made acceptable. */
export function correctedByEdit(
  { currentTarget, target }: InputEvent<HTMLFormElement>,
  questions: Questions,
  options: CheckOptions,
  error: FormError | null,
): string[] {
  const edited = target instanceof Element ? target.getAttribute('name') : null
  const wrong = checkForm(currentTarget, questions, options).map(({ field }) => field)
  return openFieldErrors(error)
    .map(({ field }) => field)
    .filter(
      (name) => !wrong.includes(name) && (name === edited || questions.consents[name]?.needs === edited),
    )
}
