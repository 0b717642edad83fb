import type { FieldError, FormError } from './form-errors.ts'

/** Enough for a poor connection; the form key makes it safe to send again afterwards. */
const TIMEOUT_MS = 20_000

export interface FormAnswer {
  ok: boolean
  /** The server's JSON, every part of which is to be checked before use; empty when it was not JSON. */
  body: Record<string, unknown>
}

/** A JSON request to the booking server. Resolves to null when no answer arrives in time; never rejects. */
export async function requestJson(path: string, body?: URLSearchParams): Promise<FormAnswer | null> {
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

/** The refusal in an answer, if it is of a kind that the forms share. */
export function sharedErrorOf<Name extends string>({ body }: FormAnswer): FormError<Name> | null {
  switch (body.error) {
    case 'fields':
      return { kind: 'fields', fields: Array.isArray(body.fields) ? (body.fields as FieldError<Name>[]) : [] }
    case 'expired':
    case 'forged':
      return { kind: body.error }
    case 'automatic':
    case 'too-many':
    case 'not-saved':
      return { kind: body.error, waitSeconds: Number(body.waitSeconds ?? 1) }
    default:
      return null
  }
}

/** The fresh form key that comes with a refusal where the old one can't be used again. */
export function freshKeyOf({ body }: FormAnswer): string | null {
  return typeof body.formKey === 'string' ? body.formKey : null
}
