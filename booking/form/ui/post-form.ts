import type { FormError } from './form-errors.ts'

/** The form key makes it safe to send again afterwards. */
const TIMEOUT_MS = 20_000

/** Empty when the answer was not JSON. */
type Json = Record<string, unknown>

/** Asks the booking server for JSON. Resolves to null when no answer arrives in time; never rejects. */
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

/** The form's answers. */
export const encodeForm = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** `formKey` replaces one that can't be used again. */
export type PostRefusal = { error: FormError; formKey: string | null }

/** Posts a form. Never rejects: a failed connection is a result too. */
export async function postForm(
  path: string,
  form: URLSearchParams,
): Promise<{ accepted: Json } | PostRefusal> {
  const answer = await requestJson(path, form)
  if (!answer) return { error: { kind: 'offline' }, formKey: null }
  const { ok, body } = answer
  if (ok) return { accepted: body }
  return { error: errorOf(body), formKey: typeof body.formKey === 'string' ? body.formKey : null }
}

/** The kinds of `FormError` that the server names. */
const REFUSALS = 'fields taken not-offered wrong-zone expired used forged automatic too-many not-saved'.split(
  ' ',
)

function errorOf({ error: kind, fields = [], nearest, waitSeconds = 1 }: Json): FormError {
  if (!REFUSALS.includes(String(kind))) return { kind: 'unclear' }
  return { kind, fields, nearest: readInstants(nearest), waitSeconds: Number(waitSeconds) } as FormError
}

/** Instants in epoch milliseconds; none for anything but a list. */
export function readInstants(list: unknown): number[] {
  return Array.isArray(list) ? list.map((text) => Date.parse(String(text))) : []
}
