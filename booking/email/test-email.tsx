import type { BookingSettings } from '../domain/settings.ts'
import { EmailLayout, Paragraph } from './email-layout.tsx'
import { composeEmail, type EmailMessage } from './email-message.ts'

/**
 * Renders the e-mail of the operator's `send-test-mail`.
 * @throws InvalidAddress
 */
export function renderTestEmail(to: string, settings: BookingSettings): Promise<EmailMessage> {
  const { agency } = settings
  const title = `Test mail from ${agency.name}`
  const body = (
    <EmailLayout title={title} agency={agency}>
      <Paragraph>This is a test from the booking desk of {agency.origin}.</Paragraph>
      <Paragraph>
        If it’s in your inbox, confirmations and reminders reach this address too. If it’s in your spam
        folder, check the SPF, DKIM and DMARC records of the sender’s domain.
      </Paragraph>
    </EmailLayout>
  )
  const id = `test.${Temporal.Now.instant().epochMilliseconds}`
  const visitor = { name: '', email: to }
  return composeEmail({ isToVisitor: true, visitor, subject: title, body, id }, settings)
}
