import { randomUUID } from 'node:crypto'
import { createElement } from 'react'
import type { BookingSettings } from '../domain/settings.ts'
import { composeEmail, type EmailMessage } from './email-message.ts'
import { TestEmail } from './test-email.tsx'

/**
 * Renders the e-mail by which the agency tries its mail settings. Each has its own Message-ID, so that none is taken for
 * a copy of an earlier one.
 * @throws InvalidAddress when `to` is not exactly one plain address
 */
export function renderTestEmail(to: string, settings: BookingSettings): Promise<EmailMessage> {
  return composeEmail(
    {
      isToVisitor: true,
      visitor: { name: '', email: to },
      subject: `Test of ${settings.agency.name}’s mail settings`,
      body: createElement(TestEmail, { settings }),
      id: `${randomUUID()}.test.0.0`,
    },
    settings,
  )
}
