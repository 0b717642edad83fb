import { freshKeyOf, requestJson, sharedErrorOf } from '../../form/ui/post-form.ts'
import { BOOKING_PATH, SLOTS_PATH } from '../addresses.ts'
import type { Booked, BookingError, ConsentName, FieldName } from '../props.ts'

export type SendResult =
  | { kind: 'booked'; booked: Booked }
  /** No time was taken: the agency calls this number. */
  | { kind: 'kept'; phone: string }
  | { kind: 'refused'; error: BookingError; formKey: string | null }

/** Posts the booking form. Never rejects: a failed connection is a result too. */
export async function sendBooking(form: URLSearchParams): Promise<SendResult> {
  const answer = await requestJson(BOOKING_PATH, form)
  if (!answer) return { kind: 'refused', error: { kind: 'offline' }, formKey: null }
  const { ok, body } = answer
  if (ok && typeof body.reference === 'string') return { kind: 'booked', booked: bookedOf(body) }
  if (ok && body.kept === true) return { kind: 'kept', phone: String(body.phone) }
  const error = sharedErrorOf<FieldName | ConsentName>(answer) ?? bookingErrorOf(body)
  return { kind: 'refused', error, formKey: freshKeyOf(answer) }
}

function bookedOf(body: Record<string, unknown>): Booked {
  return {
    reference: String(body.reference),
    startsAt: Date.parse(String(body.startsAt)),
    endsAt: Date.parse(String(body.endsAt)),
    zone: String(body.zone),
    confirmationUrl: String(body.confirmationUrl),
  }
}

function bookingErrorOf({ error, nearest }: Record<string, unknown>): BookingError {
  switch (error) {
    case 'taken':
    case 'not-offered':
      return { kind: error, nearest: instants(nearest) }
    case 'wrong-zone':
      return { kind: error }
    default:
      return { kind: 'unclear' }
  }
}

function instants(list: unknown): number[] {
  return Array.isArray(list) ? list.map((text) => Date.parse(String(text))) : []
}

/** The free starts as of now, or null when the server cannot be reached. */
export async function loadStarts(): Promise<number[] | null> {
  const answer = await requestJson(SLOTS_PATH)
  return answer?.ok ? instants(answer.body.starts) : null
}
