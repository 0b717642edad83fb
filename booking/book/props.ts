import type { ZoneOffsets } from '../calendar/zone-offsets.ts'
import type { BOOKING_FORM, Typed } from '../core/fields.ts'
import type { FormError } from '../form/ui/form-errors.ts'

/** What passes between the server and the widget: plain JSON, with times in epoch milliseconds. */

export interface Booked {
  reference: string
  startsAt: number
  zone: string
  confirmationUrl: string
}

export type Step = 'time' | 'details'

/** Instead of a date: the visitor has closed the open day, and no other is opened. */
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
  /** Null in step two when the posted time could not be read. */
  start: number | null
  /** Open times in order; null when the server did not look them up. */
  starts: number[] | null
  /** Offsets of `zone` around `starts`; only in the props for the browser. */
  offsets?: ZoneOffsets | undefined
  now: number
  formKey: string
  embed: boolean
  /** From the address. */
  note: string
  attribution: Record<string, string>
  answers: Partial<Typed<typeof BOOKING_FORM>>
  error: FormError | null
}
