import type { Booking } from '../../core/booking.ts'
import { formatHost, hostOf, roomOf } from '../../core/call-hosts.ts'
import { formatDate, formatDay, formatShortWhen, formatTime, formatWhen } from '../../core/format-time.ts'
import type { BookingSettings } from '../../core/settings.ts'

/** What the messages print about a call: `when`, `day`, `time` and `shortWhen` are in the visitor's zone. */
export function callFacts(booking: Booking, settings: BookingSettings) {
  const at = booking.startsAt.epochMilliseconds
  const { visitorZone } = booking
  const { officeZone } = settings.rules
  const clock = (zone: string) => `${formatDay(at, zone)} at ${formatTime(at, zone)}`
  const minutes = booking.startsAt.until(booking.endsAt).total('minutes')
  const host = hostOf(settings, booking)
  const same = clock(visitorZone) === clock(officeZone)
  return {
    when: formatWhen(at, visitorZone),
    /** Null when the local time is the same in both zones. */
    officeWhen: same ? null : formatWhen(at, officeZone),
    /** `Tuesday, December 1 at 10:00 AM` */
    day: `${formatDate(at, visitorZone)} at ${formatTime(at, visitorZone)}`,
    time: formatTime(at, visitorZone),
    /** `Tue, Dec 1, 10:00 AM EST` */
    shortWhen: formatShortWhen(at, visitorZone),
    shortOfficeWhen: formatShortWhen(at, officeZone),
    minutes,
    /** `Ana Ruiz, strategist`; empty where nobody is named. */
    takenBy: formatHost(host),
    /** The one who takes the call and signs its emails; null where nobody is named. */
    host: host.name ? host : null,
    /** URL of the video room. */
    room: roomOf(settings, booking),
    /** As it reads after `your` or `a`: `30-minute call with Ana Ruiz at Wellbooked`. */
    call: `${minutes}-minute call with ${host.name ? `${host.name} at ` : ''}${settings.agency.name}`,
  }
}

export type CallFacts = ReturnType<typeof callFacts>
