import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Booking } from '../domain/booking.ts'
import { callEvent } from '../domain/call-event.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { idHost } from '../email/invitation.ts'
import { oneLine } from '../email/sanitize.ts'

/** Seconds before the call at which the calendar reminds. */
const ALARM_SECONDS = 60 * 60

/**
 * The call as a file to import (RFC 5546 PUBLISH): no attendee and no answer asked for. It has the UID of the
 * invitation in the e-mails, so that a calendar keeps one event, and a later revision replaces it.
 */
export function calendarFile(booking: Booking, settings: BookingSettings): string {
  const { agency, callTitle } = settings
  const event = callEvent(booking, settings)
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: oneLine(agency.name), product: 'desk', language: 'EN' },
  })
  calendar.createEvent({
    id: `${booking.id}@${idHost(settings)}`,
    sequence: booking.sequence,
    stamp: new Date((booking.movedAt ?? booking.createdAt).epochMilliseconds),
    start: new Date(event.startsAt.epochMilliseconds),
    end: new Date(event.endsAt.epochMilliseconds),
    summary: oneLine(event.title),
    description: event.description,
    location: event.location,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(agency.name), email: agency.email },
    alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: oneLine(callTitle) }],
  })
  // RFC 5545 ends every line with CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`
}
