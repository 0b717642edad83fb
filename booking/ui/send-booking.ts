import { BOOKING_PATH, calendarHref, SLOTS_PATH } from './addresses.ts'
import { freshKeyOf, requestJson, sharedErrorOf } from './form/post-form.ts'
import type { Booked, BookingError, ConsentName, FieldName, Puzzle } from './props.ts'
import { PUZZLE_FIELD, puzzleSolution, solvePuzzle } from './puzzle.ts'

export type SendResult =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'refused'; error: BookingError; formKey: string | null }

/** Posts the booking form of a calendar. Never rejects: a failed connection is a result too. */
export async function sendBooking(form: URLSearchParams, clinic: string): Promise<SendResult> {
  form.set(PUZZLE_FIELD, await puzzleSolution())
  const answer = await requestJson(calendarHref(BOOKING_PATH, clinic), form)
  if (!answer) return { kind: 'refused', error: { kind: 'offline' }, formKey: null }
  const { ok, body } = answer
  if (ok && typeof body.reference === 'string') return { kind: 'booked', booked: bookedOf(body) }
  // A fresh key comes with a puzzle of its own.
  if (body.puzzle) solvePuzzle(body.puzzle as Puzzle)
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
    hasEmail: body.hasEmail !== false,
    heldUntil: typeof body.heldUntil === 'string' ? Date.parse(body.heldUntil) : null,
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

/** The free starts of a calendar as of now, or null when the server cannot be reached. */
export async function loadStarts(clinic: string): Promise<number[] | null> {
  const answer = await requestJson(calendarHref(SLOTS_PATH, clinic))
  return answer?.ok ? instants(answer.body.starts) : null
}
