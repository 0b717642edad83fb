import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Booking } from '../domain/booking.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { greetableName, oneLine, soleAddress } from './sanitize.ts'

/** Host name of the agency's origin, for the right-hand side of Message-ID and UID. */
export function idHost(settings: BookingSettings): string {
  return new URL(settings.agency.origin).hostname
}

/**
 * The call as an iCalendar REQUEST (RFC 5545, RFC 5546) in UTC. The UID never changes; a moved call raises SEQUENCE.
 * Calendars are shared and synced, so the description holds only the link and the length.
 * @throws InvalidAddress
 */
export function invitation(booking: Booking, settings: BookingSettings): string {
  const { agency, callTitle, videoLink } = settings
  const minutes = booking.startsAt.until(booking.endsAt).total('minutes')
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: { company: oneLine(agency.name), product: 'desk', language: 'EN' },
  })
  calendar.createEvent({
    id: `${booking.id}@${idHost(settings)}`,
    sequence: booking.sequence,
    stamp: new Date(booking.createdAt.epochMilliseconds),
    start: new Date(booking.startsAt.epochMilliseconds),
    end: new Date(booking.endsAt.epochMilliseconds),
    summary: oneLine(`${callTitle} with ${agency.name}`),
    description: `Video call: ${videoLink}\nLength: ${minutes} minutes`,
    location: videoLink,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(agency.name), email: agency.email },
    attendees: [
      {
        email: soleAddress(booking.email),
        name: greetableName(booking.name),
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: true,
      },
    ],
    alarms: [{ type: ICalAlarmType.display, trigger: 60 * 60, description: oneLine(callTitle) }],
  })
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`
}
