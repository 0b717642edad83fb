import type { Booking } from '../../core/booking.ts'
import { roomOf } from '../../core/call-hosts.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { CallUrls } from '../emails/call-urls.ts'

export interface CalendarEvent {
  title: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  description: string
  location: string
}

/** Opens Google Calendar with the event (github.com/InteractionDesignFoundation/add-event-to-calendar-docs). */
export function googleCalendarLink(event: CalendarEvent): string {
  const compact = (instant: Temporal.Instant) =>
    instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(event.endsAt)}`,
    details: event.description,
    location: event.location,
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** Opens Outlook on the web with the event. */
export function outlookCalendarLink(event: CalendarEvent): string {
  // Outlook does not read a plus sign as a space.
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: event.startsAt.toString({ smallestUnit: 'second' }),
    enddt: event.endsAt.toString({ smallestUnit: 'second' }),
    body: event.description,
    location: event.location,
  })
    .toString()
    .replaceAll('+', '%20')
  return `https://outlook.office.com/calendar/0/deeplink/compose?${query}`
}

/** A call as in the visitor's calendar. Calendars are shared, so it has no answers and no names. */
export function callEvent(
  { startsAt, endsAt, host }: Pick<Booking, 'startsAt' | 'endsAt' | 'host'>,
  settings: Pick<BookingSettings, 'agency' | 'callTitle' | 'videoLink' | 'people'>,
  { move, cancel }: CallUrls,
): CalendarEvent {
  const { agency, callTitle } = settings
  const room = roomOf(settings, { host })
  const minutes = startsAt.until(endsAt).total('minutes')
  return {
    title: `${callTitle} with ${agency.name}`,
    startsAt,
    endsAt,
    description: [
      `Join the video call: ${room}`,
      `Length: ${minutes} minutes`,
      `Move the call: ${move}`,
      `Cancel the call: ${cancel}`,
    ].join('\n'),
    location: room,
  }
}
