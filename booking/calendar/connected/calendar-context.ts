import type { Log } from '../../core/reporting.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { Store } from '../../store/store.ts'

/** What reading calendars takes. */
export interface CalendarContext {
  store: Store
  settings: Pick<BookingSettings, 'oauth' | 'rules'>
  now: () => Temporal.Instant
  log: Log
}
