import { randomUUID } from 'node:crypto'
import type { BookingSettings } from '../domain/settings.ts'
import { EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { composeEmail, type EmailMessage } from './email-message.ts'

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
      body: <TestEmail settings={settings} />,
      id: `${randomUUID()}.test.0.0`,
    },
    settings,
  )
}

/** Shows the agency that its mail settings work, and what to look at. */
function TestEmail({ settings: { agency, mail } }: { settings: BookingSettings }) {
  return (
    <EmailLayout
      title="Your mail settings work"
      preview="The mail server accepted this e-mail."
      agency={agency}
    >
      <Paragraph>
        Someone ran send-test-mail for {agency.name}. You’re reading the result, so the mail server accepts
        our e-mails and delivers them to this address.
      </Paragraph>
      <Fact name="Sent from">{mail.from}</Fact>
      <Fact name="Replies go to">{agency.email}</Fact>
      <Fact name="New calls and leads go to">{mail.agencyCopyTo}</Fact>
      <Paragraph>
        If it was in your spam folder, have your mail provider check your domain’s SPF, DKIM and DMARC
        records.
      </Paragraph>
    </EmailLayout>
  )
}
