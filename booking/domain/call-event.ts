import type { Booking } from './booking.ts'
import type { CalendarEvent } from './calendar-links.ts'
import type { BookingSettings } from './settings.ts'

/**
 * A call as it is in the visitor's calendar. Calendars are shared and synced, so it says no more than the room and
 * the length.
 */
export function callEvent(
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  settings: Pick<BookingSettings, 'agency' | 'callTitle' | 'videoLink'>,
): CalendarEvent {
  const { agency, callTitle, videoLink } = settings
  const minutes = startsAt.until(endsAt).total('minutes')
  return {
    title: `${callTitle} with ${agency.name}`,
    startsAt,
    endsAt,
    description: `Video call: ${videoLink}\nLength: ${minutes} minutes`,
    location: videoLink,
  }
}
