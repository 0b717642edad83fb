import {
  CALL_PATH,
  CANCEL_PATH,
  callHref,
  INVITATION_PATH,
  MOVE_PATH,
  OUTCOME_PATH,
} from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import { formatHost, hostOf, roomOf } from '../../core/call-hosts.ts'
import { formatDate, formatDay, formatShortWhen, formatTime, formatWhen } from '../../core/format-time.ts'
import type { BookingSettings, CallHost } from '../../core/settings.ts'

/** What the messages print about a call. */
export interface CallFacts {
  /** `when`, `day`, `time` and `shortWhen` are in the visitor's zone. */
  when: string
  /** Null when the local time is the same in both zones. */
  officeWhen: string | null
  /** `Tuesday, December 1 at 10:00 AM` */
  day: string
  time: string
  /** `Tue, Dec 1, 10:00 AM EST` */
  shortWhen: string
  shortOfficeWhen: string
  minutes: number
  length: string
  /** `Ana Ruiz, strategist`; empty where nobody is named. */
  takenBy: string
  /** The one who takes the call and signs its emails; null where nobody is named. */
  host: CallHost | null
  /** URL of the video room. */
  room: string
  /** As it reads after `your` or `a`: `30-minute call with Ana Ruiz at Wellbooked`. */
  call: string
}

export function callFacts(booking: Booking, settings: BookingSettings): CallFacts {
  const at = booking.startsAt.epochMilliseconds
  const { visitorZone } = booking
  const { officeZone } = settings.rules
  const clock = (zone: string) => `${formatDay(at, zone)} at ${formatTime(at, zone)}`
  const minutes = booking.startsAt.until(booking.endsAt).total('minutes')
  const host = hostOf(settings, booking)
  const same = clock(visitorZone) === clock(officeZone)
  return {
    when: formatWhen(at, visitorZone),
    officeWhen: same ? null : formatWhen(at, officeZone),
    day: `${formatDate(at, visitorZone)} at ${formatTime(at, visitorZone)}`,
    time: formatTime(at, visitorZone),
    shortWhen: formatShortWhen(at, visitorZone),
    shortOfficeWhen: formatShortWhen(at, officeZone),
    ...{ minutes, length: `${minutes} minutes by video` },
    takenBy: formatHost(host),
    host: host.name ? host : null,
    room: roomOf(settings, booking),
    call: `${minutes}-minute call with ${host.name ? `${host.name} at ` : ''}${settings.agency.name}`,
  }
}

export interface CallUrls {
  call: string
  move: string
  cancel: string
  invitation: string
  /** For the staff; add what became of the call. */
  outcome: string
}

/** Addresses of a call's pages, with the message's own secret. */
export function callUrls({ agency }: BookingSettings, secret: string): CallUrls {
  const url = (path: string) => agency.origin + callHref(path, secret)
  return {
    call: url(CALL_PATH),
    move: url(MOVE_PATH),
    cancel: url(CANCEL_PATH),
    invitation: url(INVITATION_PATH),
    outcome: url(OUTCOME_PATH),
  }
}
