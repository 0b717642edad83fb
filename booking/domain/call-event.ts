import type { Booking } from './booking.ts'
import type { CalendarEvent } from './calendar-links.ts'
import type { BookingSettings } from './settings.ts'

/** The call as a calendar shows it. Calendars are shared, so it has no word about the visitor. */
export function callEvent(
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  { agency, callTitle, videoLink }: Pick<BookingSettings, 'agency' | 'callTitle' | 'videoLink'>,
): CalendarEvent {
  return {
    title: `${callTitle} with ${agency.name}`,
    startsAt,
    endsAt,
    description: `Video call: ${videoLink}\nLength: ${startsAt.until(endsAt).total('minutes')} minutes`,
    location: videoLink,
  }
}
