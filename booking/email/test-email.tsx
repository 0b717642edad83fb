import type { BookingSettings } from '../domain/settings.ts'
import { EmailLayout, Fact, Paragraph } from './email-layout.tsx'

/** Shows the agency that its mail settings work, and what to look at. */
export function TestEmail({ settings: { agency, mail } }: { settings: BookingSettings }) {
  return (
    <EmailLayout title="Your mail settings work" preview="The mail server took this e-mail." agency={agency}>
      <Paragraph>
        Someone ran send-test-mail for {agency.name}. You’re reading the result, so the mail server takes our
        e-mails and delivers them to this address.
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
