import { findCall } from './db/call-links.ts'
import type { Store } from './db/store.ts'
import type { Booking } from './domain/booking.ts'
import { googleCalendarLink, outlookCalendarLink } from './domain/calendar-links.ts'
import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from './domain/call-addresses.ts'
import { callEvent } from './domain/call-event.ts'
import { hostsOf } from './domain/call-hosts.ts'
import { type CallState, callState } from './domain/call-state.ts'
import { clinicSlugOf, settingsOfHost } from './domain/hosts.ts'
import type { BookingSettings } from './domain/settings.ts'

/** What the confirmation page may show of a booking. Instants are UTC. */
export interface BookedCall {
  /** Whose calendar it is in: `AGENCY_HOST`, or a clinic's address on the site without a slash. */
  host: string
  /** `moved` is a call ahead whose time was changed. */
  state: CallState | 'moved'
  startsAt: Temporal.Instant
  zone: string
  callMinutes: number
  /** Names of the people who take the calls of this specialty. */
  hosts: string[]
  /** Until when the time is held; null for other calls. */
  heldUntil: Temporal.Instant | null
  /** Whether the visitor gets reminders by text too. */
  textReminders: boolean
  /** Whether the visitor gets e-mails. Patients may give only a phone number: then this page is all they have. */
  hasEmail: boolean
  /** Whether the visitor gave a phone number. Without one a clinic can't call. */
  hasPhone: boolean
  /** How a clinic's consultation takes place, one sentence; empty for the agency's calls, which are by video. */
  place: string
  links: CallLinks
}

/** Addresses of what can be done with a call. */
export interface CallLinks {
  /** The call's page, with the button that confirms it. Null unless the address came from a message. */
  confirm: string | null
  move: string
  cancel: string
  /** The video room; empty without one, as for clinics. */
  join: string
  google: string
  outlook: string
  /** The calendar file. */
  file: string
}

/**
 * The call that a secret leads to, whatever its state; null for an unknown secret, and when the call's clinic has no
 * calendar here any more.
 * @param own the agency's settings; a clinic's call is shown under the clinic's
 * @throws StoreError
 */
export async function bookedCall(
  store: Store,
  own: BookingSettings,
  secret: string,
  now: Temporal.Instant,
): Promise<BookedCall | null> {
  const found = await findCall(store, secret)
  const settings = found && settingsOfHost(own, found.booking.host)
  if (!settings) return null
  const { booking, via } = found
  const { host, startsAt, endsAt, visitorZone, heldUntil, specialty, consents } = booking
  const state = callState(booking, now)
  return {
    state: state === 'ahead' && booking.movedAt ? 'moved' : state,
    ...{ host, startsAt, heldUntil },
    zone: visitorZone,
    callMinutes: startsAt.until(endsAt).total('minutes'),
    hosts: hostsOf(settings.people, specialty).map(({ name }) => name),
    textReminders: settings.texts !== undefined && consents.reminderTexts,
    hasEmail: booking.email !== '',
    hasPhone: booking.phone !== '',
    place: settings.place,
    links: linksOf(booking, settings, secret, via === 'visitor'),
  }
}

function linksOf(
  booking: Booking,
  settings: BookingSettings,
  secret: string,
  isFromMessage: boolean,
): CallLinks {
  const event = callEvent(booking, settings)
  const href = (path: string) => callHref(path, secret, clinicSlugOf(settings))
  return {
    confirm: isFromMessage ? href(CALL_PATH) : null,
    move: href(MOVE_PATH),
    cancel: href(CANCEL_PATH),
    join: settings.videoLink,
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
    file: href(INVITATION_PATH),
  }
}
