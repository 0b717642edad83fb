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

const MAX_SUBJECT = 160

export interface EmailMessage {
  to: string | EmailAddress
  from: string
  replyTo: string | EmailAddress
  subject: string
  html: string
  text: string
  messageId: string
}

export interface EmailContent {
  /** Otherwise to the agency. Replies go to the other of the two. */
  isToVisitor: boolean
  visitor: { name: string; email: string }
  subject: string
  body: ReactElement
  /** Local part of the Message-ID, unique per row of the outbox. */
  id: string
}

/**
 * Composes an email. An email that is sent twice after a crash has the same Message-ID.
 * @throws InvalidAddress when the visitor's address is not exactly one plain address
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
