import { callHrefs } from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import { hostOf } from '../../core/call-hosts.ts'
import { BOOKING_AGENCY_EMAILS, type BookingEmailKind } from '../../core/message-kinds.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { type CalendarMethod, calendarFile } from '../channels/invitation.ts'
import { agencyCallValues, visitorCallValues } from './call-letters.ts'
import { agencyAddresses, composeEmail, type EmailMessage, visitorAddress } from './email-message.ts'

/** An email about a booking, with a calendar file where the call was booked, moved or canceled. */
export interface BookingEmail extends EmailMessage {
  icalEvent?: { method: CalendarMethod; filename: string; content: string }
}

export interface BookingEmailOptions {
  secret: string
  /** 0, or higher for one sent again by hand. */
  copy: number
  /** Decides which reminders are still ahead. */
  now: Temporal.Instant
}

/** Renders an email about a booking. */
export async function renderBookingEmail(
  kind: BookingEmailKind,
  booking: Booking,
  settings: BookingSettings,
  { secret, copy, now }: BookingEmailOptions,
): Promise<BookingEmail> {
  const forAgency = isForAgency(kind)
  // The second condition is a form that was posted again with other answers.
  const isAgain = copy > 0 || (kind === 'agency-copy' && booking.sequence > 0)
  const urls = callHrefs(secret, settings.agency.origin)
  const call = { booking, settings, urls, now }
  const visitor = visitorAddress(booking)
  const message = await composeEmail(
    {
      to: forAgency ? agencyAddresses(settings, hostOf(settings, booking)) : visitor,
      replyTo: forAgency ? visitor : settings.agency.email,
      kind,
      values: forAgency ? agencyCallValues(call, isAgain) : visitorCallValues(call),
      id: `${booking.id}.${kind}.${booking.sequence}.${copy}`,
    },
    settings,
  )
  const method = METHODS[kind]
  if (!method) return message
  const recipient = forAgency ? 'agency' : 'visitor'
  const content = calendarFile(booking, settings, { method, recipient, urls })
  const filename = method === 'CANCEL' ? 'cancellation.ics' : 'invitation.ics'
  return { ...message, icalEvent: { method, filename, content } }
}

export function isForAgency(kind: BookingEmailKind): boolean {
  return BOOKING_AGENCY_EMAILS.some((agency) => agency === kind)
}

/** Kinds without a method have no calendar file. The agency gets PUBLISH, because an organizer can't reply. */
const METHODS: { [kind in BookingEmailKind]?: CalendarMethod } = {
  confirmation: 'REQUEST',
  moved: 'REQUEST',
  canceled: 'CANCEL',
  'agency-copy': 'PUBLISH',
  'agency-moved': 'PUBLISH',
  'agency-canceled': 'CANCEL',
}
