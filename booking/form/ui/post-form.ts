import type { FieldError } from '../../core/answer-rules.ts'
import type { FormError } from './form-errors.ts'

/** Enough for a poor connection; the form key makes it safe to send again afterwards. */
const TIMEOUT_MS = 20_000

/** The server's JSON, every part of which is to be checked before use; empty when it was not JSON. */
type Json = Record<string, unknown>

/** A JSON request to the booking server. Resolves to null when no answer arrives in time; never rejects. */
export async function requestJson(
  path: string,
  body?: URLSearchParams,
): Promise<{ ok: boolean; body: Json } | null> {
  try {
    const response = await fetch(path, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body }),
    })
    return { ok: response.ok, body: await response.json().catch(() => ({})) }
  } catch {
    return null
  }
}

/** The form's answers, each field once, URL-encoded as the browser itself would post them. */
export function encodeForm(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value)
  return body
}

/** How a posted form ended. `formKey` comes with a refusal where the old key can't be used again. */
export type PostResult =
  | { kind: 'accepted'; body: Json }
  | { kind: 'refused'; error: FormError; formKey: string | null }

/** Posts a form. Never rejects: a failed connection is a result too. */
export async function postForm(path: string, form: URLSearchParams): Promise<PostResult> {
  const answer = await requestJson(path, form)
  if (!answer) return { kind: 'refused', error: { kind: 'offline' }, formKey: null }
  const { ok, body } = answer
  if (ok) return { kind: 'accepted', body }
  return {
    kind: 'refused',
    error: errorOf(body),
    formKey: typeof body.formKey === 'string' ? body.formKey : null,
  }
}

function errorOf({ error, fields, nearest, waitSeconds }: Json): FormError {
  switch (error) {
    case 'fields':
      return { kind: error, fields: Array.isArray(fields) ? (fields as FieldError[]) : [] }
    case 'taken':
    case 'not-offered':
      return { kind: error, nearest: readInstants(nearest) }
    case 'expired':
    case 'forged':
    case 'wrong-zone':
      return { kind: error }
    case 'automatic':
    case 'too-many':
    case 'not-saved':
      return { kind: error, waitSeconds: Number(waitSeconds ?? 1) }
    default:
      return { kind: 'unclear' }
  }
}

/** Instants of an answer in epoch milliseconds; none for anything but a list. */
export function readInstants(list: unknown): number[] {
  return Array.isArray(list) ? list.map((text) => Date.parse(String(text))) : []
}
