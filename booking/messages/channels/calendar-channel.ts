import ical, { ICalEventStatus } from 'ical-generator'
import type { Booking } from '../../core/booking.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { RefusedCall } from '../failure.ts'
import { callHttp } from './http-call.ts'
import { idHost } from './invitation.ts'

/**
 * Writes a call into the agency's CalDAV collection, or deletes it there when it is cancelled (RFC 4791). Writing the
 * same again changes nothing.
 * @param collection the collection's URL
 * @throws {RefusedCall} when the answer is anything but success
 * @throws {CallFailed} when there is no answer
 */
export async function writeToCalendar(
  collection: string,
  booking: Booking,
  settings: BookingSettings,
  signal: AbortSignal,
): Promise<void> {
  const target = new URL(collection)
  target.pathname = `${target.pathname.replace(/\/$/, '')}/${booking.id}.ics`
  const url = target.href
  if (booking.status === 'cancelled') {
    const { status, text } = await callHttp({ method: 'DELETE', url, signal })
    const isGone = status === 404 || status === 410
    if (!isGone && (status < 200 || status > 299)) throw new RefusedCall(status, text)
    return
  }
  const { status, text } = await callHttp({
    method: 'PUT',
    url,
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
    body: calendarObject(booking, settings),
    signal,
  })
  // No such collection: the setting is wrong, and the call is not.
  if (status === 404 || status === 409) throw new RefusedCall(status, text, 'settings')
  if (status < 200 || status > 299) throw new RefusedCall(status, text)
}

/**
 * The call as the agency's own calendar shows it: who, and how to reach them. Without the visitor's note, because
 * calendars are shared. Has no METHOD, which a stored object must not have.
 */
export function calendarObject(booking: Booking, settings: BookingSettings): string {
  const { agency, callTitle, videoLink } = settings
  const calendar = ical({ prodId: { company: oneLine(agency.name), product: 'desk', language: 'EN' } })
  calendar.createEvent({
    id: `${booking.id}@${idHost(settings)}`,
    sequence: booking.sequence,
    stamp: new Date((booking.movedAt ?? booking.createdAt).epochMilliseconds),
    start: new Date(booking.startsAt.epochMilliseconds),
    end: new Date(booking.endsAt.epochMilliseconds),
    summary: shortLine(`${booking.name}, ${booking.practice}`, 80),
    description: [
      callTitle,
      `Phone: ${booking.phone}`,
      `E-mail: ${booking.email}`,
      `Practice: ${booking.practice}`,
      `Specialty: ${booking.specialty}`,
      ...(booking.area ? [`Area: ${booking.area}`] : []),
      `Video call: ${videoLink}`,
    ]
      .map(oneLine)
      .join('\n'),
    location: videoLink,
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString().trimEnd()}\r\n`
}
