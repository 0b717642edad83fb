import { render } from '@react-email/components'
import type { ReactElement } from 'react'
import { greetableName, shortLine, soleAddress } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { idHost } from '../channels/invitation.ts'
import { plainText } from './plain-text.ts'

export interface EmailAddress {
  name: string
  address: string
}

/** Characters of a subject line; RFC 5322 allows 998 octets in a line. */
const MAX_SUBJECT = 160

/** An e-mail ready for a sender. */
export interface EmailMessage {
  to: string | EmailAddress
  from: string
  replyTo: string | EmailAddress
  subject: string
  html: string
  text: string
  /** With angle brackets. Unique per subject, kind, sequence and copy, like the outbox row. */
  messageId: string
}

export interface EmailContent {
  /** To the visitor, with replies to the agency; otherwise to the agency, with replies to the visitor. */
  isToVisitor: boolean
  visitor: { name: string; email: string }
  subject: string
  body: ReactElement
  /** Local part of the Message-ID: the same for the same row of the outbox, and for no other. */
  id: string
}

/**
 * Composes an e-mail. Deterministic, so that an e-mail sent twice after a crash has the same Message-ID.
 * @throws InvalidAddress when the visitor's address is not exactly one plain address.
 */
export async function composeEmail(content: EmailContent, settings: BookingSettings): Promise<EmailMessage> {
  const { mail, agency } = settings
  const { name, email } = content.visitor
  const visitor = { name: greetableName(name) ?? '', address: soleAddress(email) }
  const html = await render(content.body)
  return {
    to: content.isToVisitor ? visitor : mail.agencyCopyTo,
    from: mail.from,
    replyTo: content.isToVisitor ? agency.email : visitor,
    subject: shortLine(content.subject, MAX_SUBJECT),
    html,
    text: plainText(html),
    messageId: `<${content.id}@${idHost(settings)}>`,
  }
}
