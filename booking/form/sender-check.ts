import type { BookingContext, Client } from './context.ts'
import { checkFormKey, type FormName } from './form-key.ts'
import type { PostedForm } from './posted-form.ts'

/** Why a sender is refused before the answers are read. */
export type SenderError =
  | { kind: 'too-many' | 'automatic'; waitSeconds: number }
  | { kind: 'expired' | 'forged' }

/**
 * Refuses bots and forged forms, cheapest check first: attempts per network, form key, honeypot, time to fill in.
 * Counts as an attempt. Only a first submit can be too fast: a form that came back with an error is filled in already.
 * @returns the first failed check, or null
 */
export async function checkSender(
  { limit, store, now, minimumFillMs }: BookingContext,
  formName: FormName,
  form: PostedForm,
  client: Client,
): Promise<SenderError | null> {
  const waitSeconds = await limit.take(client.address)
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const key = checkFormKey(store.secret, form.key ?? '', now(), formName)
  if (key.kind !== 'good') return { kind: key.kind }
  if (form.honeypot !== '') return { kind: 'automatic', waitSeconds: 2 }
  const remainingMs = key.isRetry ? 0 : minimumFillMs - key.ageMs
  return remainingMs > 0 ? { kind: 'automatic', waitSeconds: Math.ceil(remainingMs / 1000) } : null
}
