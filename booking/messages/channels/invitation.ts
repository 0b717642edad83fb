import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { CallHrefs } from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import { roomOf } from '../../core/call-hosts.ts'
import { greetableName, oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'

/** The right-hand side of Message-ID and UID. */
export function idHost(settings: BookingSettings): string {
  return new URL(settings.agency.origin).hostname
}

/** RFC 5546: REQUEST can be answered; PUBLISH only shows, without an attendee; CANCEL removes. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

interface CalendarFileOptions {
  method: CalendarMethod
  /** The visitor's repeats nothing they typed but a plausible name; the agency's is titled with name and practice. */
  recipient: 'visitor' | 'agency'
  urls: CallHrefs
}

/** The call as an iCalendar object (RFC 5545), whose UID stays and whose SEQUENCE rises. */
export function calendarFile(
  booking: Booking,
  settings: BookingSettings,
  { method, recipient, urls }: CalendarFileOptions,
): string {
  const { agency, callTitle } = settings
  const { title, location, description } = callEvent(booking, settings, urls)
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: oneLine(agency.name), product: 'desk', language: 'EN' },
  })
  const isOff = method === 'CANCEL'
  const attendee = {
    email: booking.email,
    name: greetableName(booking.name),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: !isOff,
  }
  calendar.createEvent({
    ...eventCore(booking, settings),
    summary: recipient === 'agency' ? agencyTitle(booking) : oneLine(title),
    description: isOff ? null : description,
    location,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(agency.name), email: agency.email },
    attendees: recipient === 'agency' || method === 'PUBLISH' ? [] : [attendee],
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, trigger: 60 * 60, description: oneLine(callTitle) }],
  })
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${alarmsLast(calendar.toString()).trimEnd()}\r\n`
}

function agencyTitle({ name, practice }: Booking): string {
  return `Call: ${shortLine(`${name}, ${practice}`, 80)}`
}

/** The identity, revision and time of a call's calendar event. DTSTAMP is the time of the revision. */
export function eventCore(booking: Booking, settings: BookingSettings) {
  const { id, sequence, startsAt, endsAt, createdAt, movedAt, canceledAt } = booking
  const date = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds)
  const stamp = date(canceledAt ?? movedAt ?? createdAt)
  return { id: `${id}@${idHost(settings)}`, sequence, stamp, start: date(startsAt), end: date(endsAt) }
}

/** RFC 5545 has all properties of an event before its alarms; the library writes STATUS after them. */
function alarmsLast(calendar: string): string {
  return calendar.replace(
    /^(BEGIN:VALARM\r\n.*?^END:VALARM\r\n)(.*?)(?=^END:VEVENT\r$)/ms,
    (_, alarm: string, properties: string) => properties + alarm,
  )
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
  settings: BookingSettings,
  { move, cancel }: CallHrefs,
) {
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

type CalendarEvent = ReturnType<typeof callEvent>
