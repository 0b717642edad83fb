import {
  CALL_PATH,
  CANCEL_PATH,
  callHref,
  INVITATION_PATH,
  MOVE_PATH,
  PREPARE_PATH,
} from '../core/addresses.ts'
import { type CallState, callState, mayChange } from '../core/booking.ts'
import { hostOf, roomOf } from '../core/call-hosts.ts'
import { fieldsOf, PREPARATION_FORM, type Question } from '../core/fields.ts'
import { formatWhen } from '../core/format-time.ts'
import type { BookingSettings } from '../core/settings.ts'
import { findCall } from '../messages/call-links.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../messages/channels/calendar-links.ts'
import { callUrls } from '../messages/emails/call-urls.ts'
import type { Store } from '../store/store.ts'
import { isToCome } from './mutations.ts'

/** What the confirmation page may show of a booking. */
export interface BookedCall {
  state: Exclude<CallState, 'closed'> | 'moved'
  startsAt: Temporal.Instant
  /** In the visitor's zone. */
  when: string
  /** Where the confirmation went. */
  email: string
  callMinutes: number
  /** Empty where nobody is named. */
  host: string
  textReminders: boolean
  /** The questions that prepare the call; null once it has begun, or is canceled. */
  preparation: { action: string; isSent: boolean; questions: PreparationQuestion[] } | null
  links: {
    /** Null unless the secret is from an email to the visitor. */
    confirm: string | null
    /** Null, like `cancel`, once it is too late. */
    move: string | null
    cancel: string | null
    join: string
    google: string
    outlook: string
    file: string
  }
}

export interface PreparationQuestion extends Pick<Question, 'label' | 'input'> {
  name: string
  hint: string | undefined
  /** Rows of a text of several lines. */
  lines: number | undefined
  maxLength: number
}

const preparationQuestions = fieldsOf(PREPARATION_FORM).map(
  ([name, { label, hint, lines, input, length }]): PreparationQuestion => ({
    ...{ name, label, hint, lines, input },
    maxLength: length[1],
  }),
)

/** The call that a secret leads to, whatever its state; null for an unknown secret. @throws StoreError */
export async function bookedCall(
  store: Store,
  settings: BookingSettings,
  secret: string,
  now: Temporal.Instant,
): Promise<BookedCall | null> {
  const found = await findCall(store, secret, { settings, now })
  if (!found) return null
  const { booking, via } = found
  const { startsAt, endsAt, visitorZone, email, consents } = booking
  const state = callState(booking, settings.rules, now)
  const isOpen = mayChange(state, 'visitor')
  const event = callEvent(booking, settings, callUrls(settings, secret))
  return {
    state: isToCome(state) ? (booking.movedAt ? 'moved' : 'ahead') : state,
    startsAt,
    when: formatWhen(startsAt.epochMilliseconds, visitorZone),
    email,
    callMinutes: startsAt.until(endsAt).total('minutes'),
    host: hostOf(settings, booking).name,
    textReminders: settings.texts !== undefined && consents.reminderTexts,
    preparation: isToCome(state)
      ? {
          action: callHref(PREPARE_PATH, secret),
          isSent: booking.preparedAt !== null,
          questions: preparationQuestions,
        }
      : null,
    links: {
      confirm: via === 'visitor' ? callHref(CALL_PATH, secret) : null,
      move: isOpen ? callHref(MOVE_PATH, secret) : null,
      cancel: isOpen ? callHref(CANCEL_PATH, secret) : null,
      join: roomOf(settings, booking),
      google: googleCalendarLink(event),
      outlook: outlookCalendarLink(event),
      file: callHref(INVITATION_PATH, secret),
    },
  }
}
