import { BOOKING_PATH, SLOTS_PATH } from '../../core/addresses.ts'
import type { FormError } from '../../form/ui/form-errors.ts'
import { postForm, readInstants, requestJson } from '../../form/ui/post-form.ts'
import type { Booked } from '../props.ts'

export type SendResult =
  | { kind: 'booked'; booked: Booked }
  /** Nothing is booked; the agency gets in touch by this phone number or email address. */
  | { kind: 'kept'; contact: string }
  | { kind: 'refused'; error: FormError; formKey: string | null }

/** Posts the booking form. Never rejects: a failed connection is a result too. */
export async function sendBooking(form: URLSearchParams): Promise<SendResult> {
  const result = await postForm(BOOKING_PATH, form)
  if (result.kind === 'refused') return result
  const { reference, startsAt, zone, confirmationUrl, kept, contact } = result.body
  if (kept === true) return { kind: 'kept', contact: String(contact) }
  if (typeof reference !== 'string') return { kind: 'refused', error: { kind: 'unclear' }, formKey: null }
  const booked = { reference, zone: String(zone), confirmationUrl: String(confirmationUrl) }
  return { kind: 'booked', booked: { ...booked, startsAt: Date.parse(String(startsAt)) } }
}

/** The open times; null when the server cannot be reached. */
export async function loadStarts(): Promise<number[] | null> {
  const answer = await requestJson(SLOTS_PATH)
  return answer?.ok ? readInstants(answer.body.starts) : null
}
