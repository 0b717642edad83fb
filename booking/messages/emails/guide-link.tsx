import type { Lead } from '../../core/lead.ts'
import { greetableName } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { ActionButton } from './email-actions.tsx'
import { Address, EmailLayout, Paragraph, SmallPrint } from './email-layout.tsx'

/** The link to the guide. Repeats only a plausible name: anyone can have it sent to any address. */
export function GuideLink({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { agency, guide } = settings
  const name = greetableName(lead.name)
  return (
    <EmailLayout title="Your guide" preview={`“${guide.title}” is ready to download.`} agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Here is the guide you asked for, “{guide.title}”. You can download it now, and again any time you need
        it.
      </Paragraph>
      <ActionButton href={agency.origin + guide.path}>Download the guide</ActionButton>
      <Paragraph>
        The date on its cover and in its footers is the day we last checked the facts. Telehealth rules change
        often, so make sure that date is recent and talk to your attorney before you act on the guide.
      </Paragraph>
      <Paragraph>
        {lead.consents.marketingEmail
          ? 'You also agreed to marketing email from us. If you change your mind, reply to this email and tell us.'
          : 'You didn’t sign up for marketing email, so this is the only email you’ll get from this form.'}
      </Paragraph>
      <SmallPrint>
        We sent this to {lead.email} because someone entered that address at <Address href={agency.origin} />.
        If it wasn’t you, reply and we’ll delete the address. Please don’t send patient information by email.
      </SmallPrint>
    </EmailLayout>
  )
}
