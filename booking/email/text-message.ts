import type { Booking } from '../domain/booking.ts'
import { formatDay, formatTime, formatZone } from '../domain/format-time.ts'
import type { TextKind } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'

/** Addresses that a text may name. */
export interface TextLinks {
  /** The page of the call: join, move, cancel. */
  call: string
}

/** A reminder as a text: who writes, when the call is, one link, and how to stop. */
export function renderText(
  kind: TextKind,
  booking: Booking,
  { agency }: BookingSettings,
  links: TextLinks,
): string {
  const at = booking.startsAt.epochMilliseconds
  const zone = booking.visitorZone
  const time = `${formatTime(at, zone)} ${formatZone(at, zone)}`
  const when = kind === 'day-text' ? `${formatDay(at, zone)} at ${time}` : `at ${time}`
  return `${agency.name}: your call is ${kind === 'day-text' ? 'on ' : ''}${when}. Join, move or cancel: ${links.call} Reply STOP to opt out.`
}
