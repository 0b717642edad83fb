import type { Lead } from '../../core/lead.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { ActionButton } from './email-actions.tsx'
import { Paragraph } from './email-layout.tsx'
import { VisitorEmail } from './visitor-email.tsx'

/** The link to the guide. */
export function GuideLink({ lead, settings }: { lead: Lead; settings: BookingSettings }) {
  const { agency, guide } = settings
  return (
    <VisitorEmail
      title="Your guide"
      preview={`“${guide.title}” is ready to download.`}
      settings={settings}
      visitor={lead}
      occasion="to get the guide"
      notYou="If it wasn’t you, reply and we’ll delete the address."
    >
      <Paragraph>
        Here’s the guide you asked for, “{guide.title}”. You can download it now, and again any time you need
        it.
      </Paragraph>
      <ActionButton href={agency.origin + guide.path}>Download the guide</ActionButton>
      <Paragraph>
        The date on its cover is the day we last checked the facts. Telehealth rules change often, so talk to
        your attorney before you act on anything in it.
      </Paragraph>
      <Paragraph>
        {lead.consents.marketingEmail
          ? 'You also agreed to marketing email from us. If you change your mind, reply to this email and tell us.'
          : 'You didn’t sign up for marketing email, so this is the only email you’ll get from this form.'}
      </Paragraph>
    </VisitorEmail>
  )
}
