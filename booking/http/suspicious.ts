import { setAside } from '../db/set-aside.ts'
import { StoreError } from '../db/store-error.ts'
import { formOfHost } from '../domain/hosts.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { senderOf } from './daily-limits.ts'
import type { FormName } from './form-key.ts'
import { reportStoreError } from './store-errors.ts'

/** Why a form looks like a robot's, for the operator. */
export type SuspicionReason = 'hidden field' | 'too fast'

/**
 * Keeps what a suspicious form said, for the operator. Call it for valid answers alone. The visitor is asked to press
 * the button again whether or not this succeeds.
 * @param answers as typed; a field that was repeated is undefined
 */
export async function keepSuspicious(
  context: BookingContext,
  form: FormName,
  reason: SuspicionReason,
  answers: Record<string, string | undefined>,
  client: Client,
): Promise<void> {
  const typed = Object.entries(answers).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const { store, settings, now } = context
  const entry = { form: formOfHost(form, settings.host), reason, answers: Object.fromEntries(typed) }
  const { network, wideNetwork } = senderOf(store.secret, client, null, '')
  try {
    await setAside(store, entry, wideNetwork || network, now())
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    reportStoreError(context, error)
  }
}
