import { Link } from '@react-email/components'
import type { Lead } from '../domain/lead.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { EmailLayout, linkStyle, Paragraph } from './email-layout.tsx'
import { greetableName } from './sanitize.ts'

/**
 * The visitor's e-mail with the link to the guide. It repeats nothing they typed except a plausible name, because
 * anybody can have this e-mail sent to any address.
 */
export function GuideLink({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { agency, guide } = settings
  const name = greetableName(lead.name)
  const address = agency.origin + guide.path
  return (
    <EmailLayout title="Your guide" agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        You asked for “{guide.title}”. You can download it, now and whenever you need it again, at
      </Paragraph>
      <Paragraph>
        <Link href={address} style={linkStyle}>
          {address}
        </Link>
      </Paragraph>
      <Paragraph>
        The date on its cover and in every footer is the day to which it is true. Rules about telehealth
        change by the month: before you act on it, look whether that date is still recent, and ask your
        counsel.
      </Paragraph>
      <Paragraph>
        {lead.consents.marketingEmail
          ? 'You also agreed to marketing e-mail from us. Every one says how to stop them; a reply to this mail with the word stop does it too.'
          : 'You did not ask for marketing e-mail, so this is the only mail this form sends you.'}
      </Paragraph>
      <Paragraph>
        This mail went to {lead.email} because that address was given at{' '}
        <Link href={agency.origin} style={linkStyle}>
          {agency.origin}
        </Link>
        . If that was not you, reply and we will delete it. Please send no patient information by mail.
      </Paragraph>
    </EmailLayout>
  )
}
