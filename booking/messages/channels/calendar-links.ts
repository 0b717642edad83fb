import type { Booking } from '../../core/booking.ts'
import type { BookingSettings } from '../../core/settings.ts'

/** A call as a calendar shows it. Instants are UTC. */
export interface CalendarEvent {
  title: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** Plain text, line breaks allowed. */
  description: string
  /** Empty when there is none. */
  location: string
}

/**
 * The address that opens Google Calendar with the event filled in
 * (parameters: github.com/InteractionDesignFoundation/add-event-to-calendar-docs).
 */
export function googleCalendarLink({
  title,
  startsAt,
  endsAt,
  description,
  location,
}: CalendarEvent): string {
  const compact = (instant: Temporal.Instant) =>
    instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    ...(location && { location }),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The address that opens Outlook on the web with the event filled in; it leads on to the person's own account. */
export function outlookCalendarLink({
  title,
  startsAt,
  endsAt,
  description,
  location,
}: CalendarEvent): string {
  // Outlook reads a plus sign as itself.
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toString({ smallestUnit: 'second' }),
    enddt: endsAt.toString({ smallestUnit: 'second' }),
    body: description,
    ...(location && { location }),
  })
    .toString()
    .replaceAll('+', '%20')
  return `https://outlook.office.com/calendar/0/deeplink/compose?${query}`
}

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
