import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from '../core/call-addresses.ts'
import { hostsOf } from '../core/call-hosts.ts'
import { type CallState, callState } from '../core/call-state.ts'
import type { BookingSettings } from '../core/settings.ts'
import { findCall } from '../messages/call-links.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../messages/channels/calendar-links.ts'
import type { Store } from '../store/store.ts'

/** What the confirmation page may show of a booking. Instants are UTC. */
export interface BookedCall {
  /** `moved` is a call ahead whose time was changed. */
  state: CallState | 'moved'
  startsAt: Temporal.Instant
  zone: string
  callMinutes: number
  /** Names of the people who take the calls of this specialty. */
  hosts: string[]
  textReminders: boolean
  links: CallLinks
}

/** Addresses of what can be done with a call. */
export interface CallLinks {
  /** The call's page, with the button that confirms it. Null unless the address came from a message. */
  confirm: string | null
  move: string
  cancel: string
  join: string
  google: string
  outlook: string
  file: string
}

/**
 * The call that a secret leads to, whatever its state; null for an unknown secret.
 * @throws StoreError
 */
export async function bookedCall(
  store: Store,
  settings: BookingSettings,
  secret: string,
  now: Temporal.Instant,
): Promise<BookedCall | null> {
  const found = await findCall(store, secret)
  if (!found) return null
  const { booking, via } = found
  const { startsAt, endsAt, visitorZone, specialty, consents } = booking
  const state = callState(booking, now)
  const event = callEvent(booking, settings)
  return {
    state: state === 'ahead' && booking.movedAt ? 'moved' : state,
    startsAt,
    zone: visitorZone,
    callMinutes: startsAt.until(endsAt).total('minutes'),
    hosts: hostsOf(settings.people, specialty).map(({ name }) => name),
    textReminders: settings.texts !== undefined && consents.reminderTexts,
    links: {
      confirm: via === 'visitor' ? callHref(CALL_PATH, secret) : null,
      move: callHref(MOVE_PATH, secret),
      cancel: callHref(CANCEL_PATH, secret),
      join: settings.videoLink,
      google: googleCalendarLink(event),
      outlook: outlookCalendarLink(event),
      file: callHref(INVITATION_PATH, secret),
    },
  }
}
