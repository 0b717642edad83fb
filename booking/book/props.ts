import type { ZoneOffsets } from '../calendar/zone-offsets.ts'
import type { FormError, FieldError as NamedFieldError } from '../form/ui/form-errors.ts'

/** What passes between the server and the widget. Everything here is plain JSON; times are epoch milliseconds. */

export const FIELD_NAMES = ['name', 'practice', 'email', 'phone', 'specialty', 'area', 'note'] as const
export type FieldName = (typeof FIELD_NAMES)[number]
export const CONSENT_NAMES = ['reminderTexts', 'marketingTexts'] as const
export type ConsentName = (typeof CONSENT_NAMES)[number]

/** The visitor's answers as typed, checked or not. */
export type Answers = Record<FieldName, string> & Record<ConsentName, boolean>

export type FieldError = NamedFieldError<FieldName | ConsentName>

/** Why a booking was not made. `offline` and `unclear` are found by the browser. */
export type BookingError =
  | FormError<FieldName | ConsentName>
  | { kind: 'taken'; nearest: number[] }
  | { kind: 'not-offered'; nearest: number[] }
  | { kind: 'wrong-zone' }
  | { kind: 'unclear' }

/** What a failed submit keeps of the form. */
export interface Kept {
  /** The key it was sent with; empty when it had none. */
  formKey: string
  answers: Answers
  zone: string
  start: number | null
  attribution: Record<string, string>
}

export interface Booked {
  reference: string
  startsAt: number
  endsAt: number
  zone: string
  confirmationUrl: string
}

export type Step = 'time' | 'details'

/** Instead of the open day's date: the visitor has closed it, so no other is opened for them. */
export const NO_DAY = 'none'

export interface WidgetProps {
  brand: string
  phone: string
  dial: string
  email: string
  callTitle: string
  callMinutes: number
  specialties: string[]
  texts: boolean
  officeZone: string
  frameOrigins: string[]
  zone: string
  /** The visitor chose the zone; otherwise the browser may use its own. */
  zoneChosen: boolean
  /** Monday of the week shown and day opened, ISO dates in `zone`; null lets the widget decide. */
  week: string | null
  day: string | null
  step: Step
  /** The chosen time. Step two can be without one, when the time that was posted could not be read. */
  start: number | null
  /** Free starts up to the horizon in time order; null when the server did not look them up. */
  starts: number[] | null
  /** Offsets of `zone` for the calendar of `starts`; added where the props are handed to the browser. */
  offsets?: ZoneOffsets | undefined
  now: number
  formKey: string
  embed: boolean
  /** Text that the address carries for the note; empty when it carries none. */
  note: string
  attribution: Record<string, string>
  answers: Answers
  error: BookingError | null
}

export const NO_ANSWERS: Answers = {
  name: '',
  practice: '',
  email: '',
  phone: '',
  specialty: '',
  area: '',
  note: '',
  reminderTexts: false,
  marketingTexts: false,
}
