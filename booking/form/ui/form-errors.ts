/** Why a form was refused, as far as the forms share it. Everything here is plain JSON. */

export interface FieldError<Name extends string = string> {
  field: Name
  message: string
  /** The answer has been corrected since; set in the browser only. */
  corrected?: boolean
}

/** Reasons that the forms share. `offline` is found by the browser: no answer arrived. */
export type FormError<Name extends string = string> =
  | { kind: 'fields'; fields: FieldError<Name>[] }
  | { kind: 'expired' }
  | { kind: 'forged' }
  | { kind: 'automatic'; waitSeconds: number }
  | { kind: 'too-many'; waitSeconds: number }
  /** The database did not answer. */
  | { kind: 'not-saved'; waitSeconds: number }
  | { kind: 'offline' }

/** An error for the visitor: what happened, and what to do next. */
export interface ErrorText {
  title: string
  text: string
}

/** Any error of a form; those of kind `fields` list fields. */
export type AnyError = { kind: string; fields?: FieldError[] }

/** The fields that still have an error; empty for any other kind of error. */
export function openFieldErrors(error: AnyError | null): FieldError[] {
  return error?.fields?.filter(({ corrected }) => !corrected) ?? []
}

/** Whether everything that the error is about has been corrected since. */
export function isCorrected(error: AnyError): boolean {
  return error.kind === 'fields' && openFieldErrors(error).length === 0
}

/** The message shown beneath a field, if it has one. */
export function messageOf(error: AnyError | null, name: string): string | undefined {
  return openFieldErrors(error).find(({ field }) => field === name)?.message
}

/** Marks fields as corrected. They stay listed, so that the form does not move while somebody types. */
export function markCorrected<Failure extends AnyError>(
  error: Failure | null,
  names: readonly string[],
): Failure | null {
  if (!error?.fields) return error
  const fields = error.fields.map((one) => (names.includes(one.field) ? { ...one, corrected: true } : one))
  return { ...error, fields }
}
