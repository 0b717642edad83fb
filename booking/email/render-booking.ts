import { createElement } from 'react'
import type { Booking } from '../domain/booking.ts'
import type { BookingEmailKind } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { AgencyCopy } from './agency-copy.tsx'
import { callFacts } from './call-facts.ts'
import { Confirmation } from './confirmation.tsx'
import { composeEmail, type EmailMessage } from './email-message.ts'
import { invitation } from './invitation.ts'

/** An e-mail about a booking has the invitation attached. */
export interface BookingEmail extends EmailMessage {
  icalEvent: { method: 'REQUEST'; filename: string; content: string }
}

/**
 * Renders an e-mail about a booking; the same booking gives the same e-mail.
 * @throws InvalidAddress
 */
export async function renderBookingEmail(
  kind: BookingEmailKind,
  booking: Booking,
  settings: BookingSettings,
): Promise<BookingEmail> {
  const isToVisitor = kind === 'confirmation'
  const message = await composeEmail(
    {
      isToVisitor,
      visitor: booking,
      subject: isToVisitor
        ? `Your call on ${callFacts(booking, settings).shortWhen}`
        : `New call booked: ${settings.callTitle}`,
      body: createElement(isToVisitor ? Confirmation : AgencyCopy, { booking, settings }),
      id: `${booking.id}.${kind}.${booking.sequence}`,
    },
    settings,
  )
  const content = invitation(booking, settings)
  return { ...message, icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content } }
}
