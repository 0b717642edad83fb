import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { bookingScope, checkFormKey, type FormName } from './form-key.ts'
import type { PostedForm } from './posted-form.ts'
import { keepSuspicious } from './suspicious.ts'

/** Answers by field, as typed; a field that was repeated is undefined. */
type Answers = Record<string, string | undefined>

/** Why a sender is refused before the answers are read. */
export type SenderError =
  | { kind: 'too-many' | 'automatic'; waitSeconds: number }
  | { kind: 'expired' | 'forged' }

/**
 * Refuses bots and forged forms, cheapest check first: attempts per address, form key, honeypot, time to fill in.
 * Counts as an attempt. Only a first submit can be too fast: a form that came back with an error is filled in already.
 * A form that looks like a robot's but has valid answers is set aside for the operator.
 * @param validAnswers the answers as typed, or null when they are not valid; asked only for a form to set aside
 * @returns the first failed check, or null
 */
export async function checkSender(
  context: BookingContext,
  formName: FormName,
  form: PostedForm,
  client: Client,
  validAnswers: () => Answers | null,
): Promise<SenderError | null> {
  const waitSeconds = await context.limit.take(client)
  if (waitSeconds > 0) return { kind: 'too-many', waitSeconds }
  const scope = formName === 'booking' ? bookingScope(context.settings.host) : formName
  const key = checkFormKey(context.store.secret, form.key ?? '', context.now(), scope)
  if (key.kind !== 'good') return { kind: key.kind }
  const isTrapped = form.honeypot !== ''
  const remainingMs = key.isRetry ? 0 : context.minimumFillMs - key.ageMs
  if (!isTrapped && remainingMs <= 0) return null
  const answers = validAnswers()
  if (answers)
    await keepSuspicious(context, formName, isTrapped ? 'hidden field' : 'too fast', answers, client)
  return { kind: 'automatic', waitSeconds: isTrapped ? 2 : Math.ceil(remainingMs / 1000) }
}
