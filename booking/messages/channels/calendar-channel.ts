import ical, { ICalEventStatus } from 'ical-generator'
import type { Booking } from '../../core/booking.ts'
import { BOOKING_FORM, fieldsOf } from '../../core/fields.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { RefusedCall } from '../failure.ts'
import { callHttp } from './http-call.ts'
import { eventCore } from './invitation.ts'

/** Writes a call into a CalDAV collection, or deletes a cancelled one (RFC 4791). @throws {RefusedCall | CallFailed} */
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
    const { ok, status, text } = await callHttp({ method: 'DELETE', url, signal })
    const isGone = status === 404 || status === 410
    if (!ok && !isGone) throw new RefusedCall(status, text)
    return
  }
  const { ok, status, text } = await callHttp({
    method: 'PUT',
    url,
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
    body: calendarObject(booking, settings),
    signal,
  })
  // There is no such collection: the setting is wrong.
  if (status === 404 || status === 409) throw new RefusedCall(status, text, 'settings')
  if (!ok) throw new RefusedCall(status, text)
}

/** Without the visitor's note, because calendars are shared, and without METHOD, as RFC 4791 demands of stored objects. */
function calendarObject(booking: Booking, settings: BookingSettings): string {
  const { agency, callTitle, videoLink } = settings
  const calendar = ical({ prodId: { company: oneLine(agency.name), product: 'desk', language: 'EN' } })
  calendar.createEvent({
    ...eventCore(booking, settings),
    summary: shortLine(`${booking.name}, ${booking.practice}`, 80),
    description: [
      callTitle,
      ...fieldsOf(BOOKING_FORM)
        .filter(([name]) => name !== 'note' && booking[name])
        .map(([name, { title }]) => `${title}: ${booking[name]}`),
      `Video call: ${videoLink}`,
    ]
      .map(oneLine)
      .join('\n'),
    location: videoLink,
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString().trimEnd()}\r\n`
}
