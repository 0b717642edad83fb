import type { ZoneOffsets } from '../calendar/zone-offsets.ts'
import type { BOOKING_FORM, Typed } from '../core/fields.ts'
import type { FormError } from '../form/ui/form-errors.ts'

/** What passes between the server and the widget. Everything here is plain JSON; times are epoch milliseconds. */

export interface Booked {
  reference: string
  startsAt: number
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
  /** What was typed before. */
  answers: Partial<Typed<typeof BOOKING_FORM>>
  error: FormError | null
}
