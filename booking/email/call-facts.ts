import type { Booking } from '../domain/booking.ts'
import { formatDay, formatTime, formatWhen, formatZone } from '../domain/format-time.ts'
import type { DeskSettings } from '../domain/settings.ts'

/** When a call is, in the words both mails use. */
export interface CallFacts {
  /** In the visitor's zone, which it names. */
  when: string
  /** In the office's zone; null when the clock there shows the same. */
  officeWhen: string | null
  minutes: number
  /** For a subject line: without the zone's technical name. */
  shortWhen: string
}

export function callFacts(booking: Booking, settings: DeskSettings): CallFacts {
  const at = booking.startsAt.epochMilliseconds
  const { officeZone } = settings.rules
  const clock = (zone: string) => `${formatDay(at, zone)} at ${formatTime(at, zone)}`
  const same = clock(booking.visitorZone) === clock(officeZone)
  return {
    when: formatWhen(at, booking.visitorZone),
    officeWhen: same ? null : formatWhen(at, officeZone),
    minutes: booking.startsAt.until(booking.endsAt).total('minutes'),
    shortWhen: `${clock(booking.visitorZone)} ${formatZone(at, booking.visitorZone)}`,
  }
}
