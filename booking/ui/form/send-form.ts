import type { FormError } from './form-errors.ts'
import { freshKeyOf, requestJson, sharedErrorOf } from './post-form.ts'

export type FormResult<Name extends string> =
  | { kind: 'done' }
  | { kind: 'refused'; error: FormError<Name>; formKey: string | null }

/** Posts a form to `path`. Never rejects: a failed connection is a result too. */
export async function sendForm<Name extends string>(
  path: string,
  form: URLSearchParams,
): Promise<FormResult<Name>> {
  const answer = await requestJson(path, form)
  if (answer?.ok) return { kind: 'done' }
  // An unknown answer is that of a failing server, which the visitor can do as much about as about a dead line.
  const error = answer && sharedErrorOf<Name>(answer)
  return { kind: 'refused', error: error ?? { kind: 'offline' }, formKey: answer && freshKeyOf(answer) }
}
