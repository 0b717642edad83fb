import { BOOKING_PATH, SLOTS_PATH } from './addresses.ts'
import type { Booked, BookingError, FieldError } from './props.ts'

/** Long enough for a poor phone line; the form key makes it safe to press again afterwards. */
const PATIENCE_MS = 20_000

export type SendResult =
  | { kind: 'booked'; booked: Booked }
  | { kind: 'trouble'; trouble: BookingError; freshKey: string | null }

/** The JSON that the desk answers with; every part is checked before use. */
interface Answered {
  error?: unknown
  fields?: unknown
  nearest?: unknown
  waitSeconds?: unknown
  formKey?: unknown
  reference?: unknown
  startsAt?: unknown
  endsAt?: unknown
  zone?: unknown
  confirmationUrl?: unknown
}

/** Sends the form and tells what came of it. Never throws: a dead line is an answer too. */
export async function sendBooking(form: URLSearchParams): Promise<SendResult> {
  let response: Response
  try {
    response = await fetch(BOOKING_PATH, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
  } catch {
    return { kind: 'trouble', trouble: { kind: 'offline' }, freshKey: null }
  }
  const answer: Answered = await response.json().catch(() => ({}))
  if (response.ok && typeof answer.reference === 'string') {
    return {
      kind: 'booked',
      booked: {
        reference: answer.reference,
        startsAt: Date.parse(String(answer.startsAt)),
        endsAt: Date.parse(String(answer.endsAt)),
        zone: String(answer.zone),
        confirmationUrl: String(answer.confirmationUrl),
      },
    }
  }
  const freshKey = typeof answer.formKey === 'string' ? answer.formKey : null
  return { kind: 'trouble', trouble: troubleOf(answer), freshKey }
}

function troubleOf(answer: Answered): BookingError {
  const waitSeconds = Number(answer.waitSeconds ?? 1)
  switch (answer.error) {
    case 'fields':
      return { kind: 'fields', fields: answer.fields as FieldError[] }
    case 'taken':
    case 'not-offered':
      return { kind: answer.error, nearest: instants(answer.nearest) }
    case 'has-call':
    case 'wrong-zone':
    case 'expired':
    case 'forged':
      return { kind: answer.error }
    case 'automatic':
    case 'too-many':
      return { kind: answer.error, waitSeconds }
    default:
      return { kind: 'unclear' }
  }
}

function instants(list: unknown): number[] {
  return Array.isArray(list) ? list.map((text) => Date.parse(String(text))) : []
}

/** The free starts as they are now, or null when the desk cannot be reached. */
export async function loadStarts(): Promise<number[] | null> {
  try {
    const response = await fetch(SLOTS_PATH, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return null
    const answer: { starts?: unknown } = await response.json()
    return instants(answer.starts)
  } catch {
    return null
  }
}
