import { z } from 'zod'
import { HONEYPOT_FIELD } from '../book/labels.ts'
import { type Attribution, cleanAttribution } from '../core/attribution.ts'
import { HttpError } from './http-error.ts'

/** A form as posted. A field sent twice is undefined, and so fails its own validation; a missing one is empty. */
export interface PostedForm<Name extends string = string> {
  key: string | undefined
  honeypot: string | undefined
  answers: Record<Name, string | undefined>
  attribution: Attribution
}

/** The value of a field that may be sent once: undefined when repeated, empty when missing. */
export function singleValue(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name)
  return values.length > 1 ? undefined : (values[0] ?? '')
}

/** Reads the named answers. Unknown fields (`__proto__`, `name[]`) are never read. */
export function readPostedForm<Name extends string>(
  form: URLSearchParams,
  names: readonly Name[],
): PostedForm<Name> {
  const answers = Object.fromEntries(names.map((name) => [name, singleValue(form, name)]))
  return {
    key: singleValue(form, 'key'),
    honeypot: singleValue(form, HONEYPOT_FIELD),
    answers: answers as Record<Name, string | undefined>,
    attribution: readAttribution(form),
  }
}

/** The answers to fill a form with again after a failed submit, valid or not. */
export function typedAnswers<Field extends string, Consent extends string>(
  { answers }: PostedForm<Field | Consent>,
  fields: readonly Field[],
  consents: readonly Consent[],
): Record<Field, string> & Record<Consent, boolean> {
  return Object.fromEntries([
    ...fields.map((name) => [name, answers[name] ?? '']),
    ...consents.map((name) => [name, answers[name] === 'yes']),
  ])
}

/** The messages of the invalid fields, one per field, in the order of `names`. */
export function fieldErrors<Name extends string>(
  error: z.ZodError,
  names: readonly Name[],
  messages: Record<Name, string>,
): { field: Name; message: string }[] {
  const invalid = new Set(error.issues.map((issue) => String(issue.path[0])))
  return names.filter((name) => invalid.has(name)).map((field) => ({ field, message: messages[field] }))
}

/** Text that `accepts` allows as typed; the output is trimmed. */
export function text(accepts: (typed: string) => boolean, message: string) {
  return z
    .string(message)
    .refine(accepts, message)
    .transform((typed) => typed.trim())
}

/** A checkbox: `yes` or empty. */
export function checkbox(message: string) {
  return z.enum(['', 'yes'], message).transform((value) => value === 'yes')
}

/** A checkbox that the form only has when `offered`; otherwise whatever is posted under its name is ignored. */
export function checkboxIf(offered: boolean, message: string) {
  return offered ? checkbox(message) : z.unknown().transform(() => false)
}

/** One of the listed choices. */
export function choice(choices: string[], message: string) {
  return z.string(message).refine((chosen) => choices.includes(chosen), message)
}

/** The attribution in a query or a form; the first value of a repeated parameter counts. Never throws. */
export function readAttribution(params: URLSearchParams): Attribution {
  return cleanAttribution((name) => params.get(name))
}

/**
 * Every field at its maximum length, in three-byte characters and percent-encoded, takes about 55 KB, mostly campaign
 * parameters.
 */
export const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a URL-encoded form body of at most 64 KB.
 * @throws HttpError `wrong-type` when it is not URL-encoded or is compressed, `too-large` when it is longer,
 *   whatever Content-Length says.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError({ kind: 'wrong-type' })
  // Reject compressed bodies (zip bomb); browsers never compress forms.
  if (request.headers.has('content-encoding')) throw new HttpError({ kind: 'wrong-type' })
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES)
    throw new HttpError({ kind: 'too-large' })

  const chunks: Uint8Array[] = []
  let size = 0
  // Throwing out of the loop cancels the stream; the rest is not read.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT_BYTES) throw new HttpError({ kind: 'too-large' })
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
