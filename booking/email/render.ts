import { render, toPlainText } from '@react-email/components'
import { createElement } from 'react'
import type { BookingNoticeKind } from '../db/outbox.ts'
import type { Booking } from '../domain/booking.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { AgencyCopy } from './agency-copy.tsx'
import { callFacts } from './call-facts.ts'
import { Confirmation } from './confirmation.tsx'
import { idHost, invitation } from './invitation.ts'
import { greetableName, oneLine, soleAddress } from './sanitize.ts'

export interface MailAddress {
  name: string
  address: string
}

/** A mail ready to be handed to a sender. */
export interface Notice {
  to: string | MailAddress
  from: string
  replyTo: string | MailAddress
  subject: string
  html: string
  text: string
  /** With its angle brackets. One per booking or lead, kind and sequence, as the outbox has one row for each. */
  messageId: string
}

/** A mail about a booking carries the invitation. */
export interface BookingNotice extends Notice {
  icalEvent: { method: 'REQUEST'; filename: string; content: string }
}

/**
 * Writes one mail about a booking. The same booking gives the same mail, so that a mail sent twice after a
 * crash is recognised by its Message-ID. Throws `InvalidAddress`.
 */
export async function renderNotice(
  kind: BookingNoticeKind,
  booking: Booking,
  settings: DeskSettings,
): Promise<BookingNotice> {
  const visitor = { name: greetableName(booking.name) ?? '', address: soleAddress(booking.email) }
  const isConfirmation = kind === 'confirmation'
  const html = await render(createElement(isConfirmation ? Confirmation : AgencyCopy, { booking, settings }))
  return {
    to: isConfirmation ? visitor : settings.mail.agencyCopyTo,
    from: settings.mail.from,
    replyTo: isConfirmation ? settings.agency.email : visitor,
    subject: oneLine(
      isConfirmation
        ? `Your call on ${callFacts(booking, settings).shortWhen}`
        : `A call was booked: ${settings.callTitle}`,
    ),
    html,
    // The only line breaks in the HTML are those of the visitor's note.
    text: toPlainText(html, { wordwrap: 78, preserveNewlines: true }),
    messageId: `<${booking.id}.${kind}.${booking.sequence}@${idHost(settings)}>`,
    icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: invitation(booking, settings) },
  }
}
