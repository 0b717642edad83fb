import { BOOKING_PATH, SLOTS_PATH } from '../../core/addresses.ts'
import { type PostRefusal, postForm, readInstants, requestJson } from '../../form/ui/post-form.ts'
import type { Booked } from '../props.ts'

/** `kept`: nothing is booked; the agency gets in touch by this phone number or email address. */
export type Sent = { kind: 'booked'; booked: Booked } | { kind: 'kept'; contact: string }

/** Posts the booking form. Never rejects: a failed connection is a result too. */
export async function sendBooking(form: URLSearchParams): Promise<Sent | PostRefusal> {
  const result = await postForm(BOOKING_PATH, form)
  if ('error' in result) return result
  const { reference, startsAt, zone, confirmationUrl, kept, contact } = result.accepted
  if (kept === true) return { kind: 'kept', contact: String(contact) }
  if (typeof reference !== 'string') return { error: { kind: 'unclear' }, formKey: null }
  const booked = { reference, zone: String(zone), confirmationUrl: String(confirmationUrl) }
  return { kind: 'booked', booked: { ...booked, startsAt: Date.parse(String(startsAt)) } }
}

/** The open times; null when the server cannot be reached. */
export async function loadStarts(): Promise<number[] | null> {
  const answer = await requestJson(SLOTS_PATH)
  return answer?.ok ? readInstants(answer.body.starts) : null
}
