import { BOOKING_PATH, SLOTS_PATH } from '../../core/addresses.ts'
import type { FormError } from '../../form/ui/form-errors.ts'
import { postForm, readInstants, requestJson } from '../../form/ui/post-form.ts'
import type { Booked } from '../props.ts'

export type SendResult =
  | { type: 'booked'; booked: Booked }
  /** Nothing is booked; the agency gets in touch by this phone number or email address. */
  | { type: 'kept'; contact: string }
  /** `formKey` replaces one that can't be used again. */
  | { type: 'refused'; error: FormError; formKey: string | null }

/** Posts the booking form. Never rejects: a failed connection is a result too. */
export async function sendBooking(form: URLSearchParams): Promise<SendResult> {
  const result = await postForm(BOOKING_PATH, form)
  if ('error' in result) return { type: 'refused', ...result }
  const { reference, startsAt, zone, confirmationUrl, kept, contact } = result.accepted
  if (kept === true) return { type: 'kept', contact: String(contact) }
  if (typeof reference !== 'string') return { type: 'refused', error: { kind: 'unclear' }, formKey: null }
  const booked = { reference, zone: String(zone), confirmationUrl: String(confirmationUrl) }
  return { type: 'booked', booked: { ...booked, startsAt: Date.parse(String(startsAt)) } }
}

/** The open times; null when the server cannot be reached. */
export async function loadStarts(): Promise<number[] | null> {
  const answer = await requestJson(SLOTS_PATH)
  return answer?.ok ? readInstants(answer.body.starts) : null
}
