import type { BookingSettings } from '../core/settings.ts'

/** What all parts of the page need. */
export interface DayPage {
  settings: BookingSettings
  /** Of the link that opened it. */
  secret: string
  now: Temporal.Instant
}
