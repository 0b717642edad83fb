import { createElement, type ReactElement } from 'react'
import { callHrefs } from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import { hostOf } from '../../core/call-hosts.ts'
import { BOOKING_AGENCY_EMAILS, type BookingEmailKind } from '../../core/message-kinds.ts'
import { shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { type CalendarMethod, calendarFile } from '../channels/invitation.ts'
import { AgencyCopy, type AgencyEmailKind, OutcomeQuestion } from './agency-copy.tsx'
import { type CallFacts, callFacts } from './call-facts.ts'
import { CallSummary } from './call-summary.tsx'
import { agencyAddresses, composeEmail, type EmailMessage, visitorAddress } from './email-message.ts'
import { Canceled, NoShow } from './lost-call.tsx'
import { UpcomingCall } from './upcoming-call.tsx'
import type { CallEmailProps } from './visitor-email.tsx'

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

/** Renders an email about a booking. @throws InvalidAddress */
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
  const facts = callFacts(booking, settings)
  const visitor = visitorAddress(booking)
  const message = await composeEmail(
    {
      to: forAgency ? agencyAddresses(settings, hostOf(settings, booking)) : visitor,
      replyTo: forAgency ? visitor : settings.agency.email,
      subject: forAgency ? agencySubject({ kind, isAgain }, booking, facts) : SUBJECTS[kind](facts),
      body: bodyOf(kind, isAgain, call),
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

function bodyOf(kind: BookingEmailKind, isAgain: boolean, call: CallEmailProps): ReactElement {
  if (kind === 'agency-outcome') return createElement(OutcomeQuestion, call)
  if (isForAgency(kind)) return createElement(AgencyCopy, { kind, isAgain, ...call })
  if (kind === 'canceled') return createElement(Canceled, call)
  if (kind === 'no-show') return createElement(NoShow, call)
  if (kind === 'call-summary') return createElement(CallSummary, call)
  return createElement(UpcomingCall, { kind, ...call })
}

export function isForAgency(kind: BookingEmailKind): kind is AgencyEmailKind {
  return BOOKING_AGENCY_EMAILS.some((agency) => agency === kind)
}

type VisitorEmailKind = Exclude<BookingEmailKind, AgencyEmailKind>

/** Kinds without a method have no calendar file. The agency gets PUBLISH, because an organizer can't reply. */
const METHODS: { [kind in BookingEmailKind]?: CalendarMethod } = {
  confirmation: 'REQUEST',
  moved: 'REQUEST',
  canceled: 'CANCEL',
  'agency-copy': 'PUBLISH',
  'agency-moved': 'PUBLISH',
  'agency-canceled': 'CANCEL',
}

const SUBJECTS: Record<VisitorEmailKind, (facts: CallFacts) => string> = {
  confirmation: ({ day }) => `Your call on ${day}`,
  moved: ({ day }) => `Your call is now on ${day}`,
  canceled: ({ day }) => `Canceled: your call on ${day}`,
  'day-reminder': ({ day }) => `Reminder: your call on ${day}`,
  'hour-reminder': ({ time }) => `Your call starts at ${time}`,
  'call-summary': ({ day }) => `What we found: your call on ${day}`,
  'no-show': ({ day }) => `We missed you: your call on ${day}`,
}

/** `New call: Dana Reed, Lakeside Wellness, Tue, Dec 1, 10:00 AM EST` */
function agencySubject(
  { kind, isAgain }: { kind: AgencyEmailKind; isAgain: boolean },
  booking: Booking,
  { shortOfficeWhen }: CallFacts,
): string {
  const what = {
    'agency-copy': 'New call',
    'agency-moved': 'Moved',
    'agency-canceled': 'Canceled',
    'agency-prepared': 'Answers before the call',
    'agency-outcome': 'How did it go',
  }[kind]
  const who = [booking.name, booking.practice].map((typed) => shortLine(typed, 40)).filter(Boolean)
  const when = kind === 'agency-moved' ? `now ${shortOfficeWhen}` : shortOfficeWhen
  return `${isAgain ? 'Sent again' : what}: ${[...who, when].join(', ')}`
}
