import { type FieldError, findFieldErrors } from '../../core/answers.ts'
import type { Form } from '../../core/consents.ts'

/** Why a form was refused, as JSON; times are epoch milliseconds. Only the browser finds `offline` and `unclear`. */
export type FormError =
  | { kind: 'fields'; fields: FieldError[] }
  | { kind: 'taken' | 'not-offered'; nearest: number[] }
  | { kind: 'wrong-zone' | 'expired' | 'used' | 'forged' }
  | { kind: 'automatic' | 'too-many' | 'not-saved'; waitSeconds: number }
  | { kind: 'offline' | 'unclear' }

export interface ErrorText {
  title: string
  text: string
}

/** The fields that still have an error; empty for any other kind of error. */
export function openFieldErrors(error: FormError | null): FieldError[] {
  return error?.kind === 'fields' ? error.fields.filter(({ corrected }) => !corrected) : []
}

export function messageOf(error: FormError | null, name: string): string | undefined {
  return openFieldErrors(error).find(({ field }) => field === name)?.message
}

/** Marks fields as corrected; they stay listed, so that the form does not move. */
export function markCorrected(error: FormError | null, names: readonly string[]): FormError | null {
  if (error?.kind !== 'fields') return error
  const fields = error.fields.map((one) => (names.includes(one.field) ? { ...one, corrected: true } : one))
  return { ...error, fields }
}

/** Checks every field as the server will. */
export function checkForm(data: FormData, form: Form, hasTexts: boolean): FieldError[] {
  return findFieldErrors(form, (name) => data.getAll(name).map(String), hasTexts)
}

/** The fields with an open error whose answers an edit of the field `edited` has made acceptable. */
export function correctedByEdit(
  edited: string,
  data: FormData,
  form: Form,
  hasTexts: boolean,
  error: FormError | null,
): string[] {
  const needs = (name: string) => form.consents.find((consent) => consent.name === name)?.needs
  const wrong = checkForm(data, form, hasTexts).map(({ field }) => field)
  return openFieldErrors(error)
    .map(({ field }) => field)
    .filter((name) => !wrong.includes(name) && (name === edited || needs(name) === edited))
}
