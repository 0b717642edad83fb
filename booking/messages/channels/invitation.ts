import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Booking } from '../../core/booking.ts'
import { greetableName, oneLine, shortLine, soleAddress } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { CallUrls } from '../emails/call-urls.ts'
import { callEvent } from './calendar-links.ts'

/** The right-hand side of Message-ID and UID. */
export function idHost(settings: BookingSettings): string {
  return new URL(settings.agency.origin).hostname
}

/** RFC 5546: REQUEST can be answered; PUBLISH only shows, without an attendee; CANCEL removes. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

export interface CalendarFileOptions {
  method: CalendarMethod
  /** The visitor's repeats nothing they typed but a plausible name; the agency's is titled with name and practice. */
  recipient: 'visitor' | 'agency'
  urls: CallUrls
}

/** The call as an iCalendar object (RFC 5545), whose UID stays and whose SEQUENCE rises. @throws InvalidAddress */
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
  calendar.createEvent({
    ...eventCore(booking, settings),
    summary: recipient === 'agency' ? agencyTitle(booking) : oneLine(title),
    description: isOff ? null : description,
    location,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(agency.name), email: agency.email },
    attendees: recipient === 'agency' || method === 'PUBLISH' ? [] : [attendee(booking, !isOff)],
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, trigger: 60 * 60, description: oneLine(callTitle) }],
  })
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${alarmsLast(calendar.toString()).trimEnd()}\r\n`
}

function attendee({ email, name }: Booking, rsvp: boolean) {
  return {
    email: soleAddress(email),
    name: greetableName(name),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp,
  }
}

function agencyTitle({ name, practice }: Booking): string {
  return `Call: ${shortLine(`${name}, ${practice}`, 80)}`
}

/** The identity, revision and time of a call's calendar event. DTSTAMP is the time of the revision. */
export function eventCore(booking: Booking, settings: BookingSettings) {
  const { id, sequence, startsAt, endsAt, createdAt, movedAt, cancelledAt } = booking
  const date = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds)
  const stamp = date(cancelledAt ?? movedAt ?? createdAt)
  return { id: `${id}@${idHost(settings)}`, sequence, stamp, start: date(startsAt), end: date(endsAt) }
}

/** RFC 5545 has all properties of an event before its alarms; the library writes STATUS after them. */
function alarmsLast(calendar: string): string {
  return calendar.replace(
    /^(BEGIN:VALARM\r\n.*?^END:VALARM\r\n)(.*?)(?=^END:VEVENT\r$)/ms,
    (_, alarm: string, properties: string) => properties + alarm,
  )
}
