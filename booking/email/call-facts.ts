import type { Booking } from '../domain/booking.ts'
import { formatHosts, hostsOf } from '../domain/call-hosts.ts'
import { formatDay, formatTime, formatWhen, formatZone } from '../domain/format-time.ts'
import type { BookingSettings } from '../domain/settings.ts'

/** What both e-mails print about a call. */
export interface CallFacts {
  /** In the visitor's zone, with its name. */
  when: string
  /** In the office's zone; null when the local time is the same there. */
  officeWhen: string | null
  minutes: number
  /** For a subject line: without the IANA zone name. */
  shortWhen: string
  /** Who takes the call, with their role: `Ana Ruiz, strategist`. Empty when no people are set. */
  hosts: string
}

export function callFacts(booking: Booking, settings: BookingSettings): CallFacts {
  const at = booking.startsAt.epochMilliseconds
  const { officeZone } = settings.rules
  const clock = (zone: string) => `${formatDay(at, zone)} at ${formatTime(at, zone)}`
  const same = clock(booking.visitorZone) === clock(officeZone)
  return {
    when: formatWhen(at, booking.visitorZone),
    officeWhen: same ? null : formatWhen(at, officeZone),
    minutes: booking.startsAt.until(booking.endsAt).total('minutes'),
    shortWhen: `${clock(booking.visitorZone)} ${formatZone(at, booking.visitorZone)}`,
    hosts: formatHosts(hostsOf(settings.people, booking.specialty)),
  }
}
