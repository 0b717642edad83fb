import { Link } from '@react-email/components'
import type { Booking } from '../domain/booking.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { callFacts } from './call-facts.ts'
import { EmailLayout, Fact, List, linkStyle, Paragraph } from './email-layout.tsx'
import { greetableName } from './sanitize.ts'

const PREPARE = [
  'What an average patient is worth to your practice, and your pricing.',
  'How many new patients you can see in a week.',
  'The marketing you run now, and roughly what it costs.',
  'The questions you want answered.',
]

/**
 * The visitor's confirmation. It repeats nothing they typed except a plausible name, because anybody can have this
 * e-mail sent to any address.
 */
export function Confirmation({ booking, settings }: { booking: Booking; settings: BookingSettings }) {
  const { agency, callTitle, videoLink } = settings
  const { when, officeWhen, minutes } = callFacts(booking, settings)
  const name = greetableName(booking.name)
  return (
    <EmailLayout title="Your call is booked" agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Your {callTitle} with {agency.name} is booked. The invitation with this mail puts it into your
        calendar.
      </Paragraph>
      <Fact name="When">{when}</Fact>
      {officeWhen ? <Fact name="At our office that is">{officeWhen}</Fact> : null}
      <Fact name="How long">{minutes} minutes</Fact>
      <Fact name="Where">
        <Link href={videoLink} style={linkStyle}>
          {videoLink}
        </Link>
      </Fact>
      <Paragraph>To get the most from it, have these at hand:</Paragraph>
      <List items={PREPARE} />
      <Paragraph>
        To change or cancel the call, reply to this mail or call us at {agency.phone}. Please send no patient
        information by mail.
      </Paragraph>
      <Paragraph>
        This mail went to {booking.email} because that address was given when the call was booked at{' '}
        <Link href={agency.origin} style={linkStyle}>
          {agency.origin}
        </Link>
        . If that was not you, reply and we will cancel it.
      </Paragraph>
    </EmailLayout>
  )
}
