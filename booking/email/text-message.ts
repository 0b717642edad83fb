import type { Booking } from '../domain/booking.ts'
import { CALL_PATH, callHref } from '../domain/call-addresses.ts'
import { formatDay, formatTime, formatZone } from '../domain/format-time.ts'
import type { TextKind } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'

/** A reminder as a text: who writes, when the call is, one link to join, move or cancel it, and how to stop. */
export function renderText(
  kind: TextKind,
  booking: Booking,
  { agency }: BookingSettings,
  links: { secret: string },
): string {
  const at = booking.startsAt.epochMilliseconds
  const zone = booking.visitorZone
  const time = `${formatTime(at, zone)} ${formatZone(at, zone)}`
  const when = kind === 'day-text' ? `on ${formatDay(at, zone)} at ${time}` : `at ${time}`
  const url = agency.origin + callHref(CALL_PATH, links.secret)
  return `${agency.name}: your call is ${when}. Join, move or cancel: ${url} Reply STOP to opt out.`
}
