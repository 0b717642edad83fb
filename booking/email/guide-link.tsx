import { Link } from '@react-email/components'
import type { Lead } from '../domain/lead.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { EmailLayout, linkStyle, Paragraph } from './email-layout.tsx'
import { greetableName } from './sanitize.ts'

/**
 * The visitor's e-mail with the link to the guide. It repeats nothing they typed except a plausible name, because
 * anyone can have this e-mail sent to any address.
 */
export function GuideLink({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { agency, guide } = settings
  const name = greetableName(lead.name)
  const address = agency.origin + guide.path
  return (
    <EmailLayout title="Your guide" agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Here is the guide you asked for, “{guide.title}”. You can download it now, and again any time you need
        it:
      </Paragraph>
      <Paragraph>
        <Link href={address} style={linkStyle}>
          {address}
        </Link>
      </Paragraph>
      <Paragraph>
        The date on its cover and in its footers is the day we last checked the facts. Telehealth rules change
        often, so make sure that date is recent and talk to your attorney before you act on the guide.
      </Paragraph>
      <Paragraph>
        {lead.consents.marketingEmail
          ? 'You also agreed to marketing e-mail from us. If you change your mind, reply to this e-mail and tell us.'
          : 'You didn’t sign up for marketing e-mail, so this is the only e-mail you’ll get from this form.'}
      </Paragraph>
      <Paragraph>
        We sent this to {lead.email} because someone entered that address at{' '}
        <Link href={agency.origin} style={linkStyle}>
          {agency.origin}
        </Link>
        . If it wasn’t you, reply and let us know. Please don’t send patient information by e-mail.
      </Paragraph>
    </EmailLayout>
  )
}
