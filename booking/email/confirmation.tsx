import { Link } from '@react-email/components'
import type { Booking } from '../domain/booking.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { callFacts } from './call-facts.ts'
import { EmailLayout, Fact, List, linkStyle, Paragraph } from './email-layout.tsx'
import { greetableName } from './sanitize.ts'

const PREPARE = [
  'Your prices, and what an average patient is worth to your practice.',
  'How many new patients you can see each week or month.',
  'Your questions about how we work.',
  'The marketing you run now, and roughly what it costs.',
]

/**
 * The visitor's confirmation. It repeats nothing they typed except a plausible name, because anyone can have this
 * e-mail sent to any address.
 */
export function Confirmation({ booking, settings }: { booking: Booking; settings: BookingSettings }) {
  const { agency, callTitle, videoLink } = settings
  const { when, officeWhen, minutes, hosts } = callFacts(booking, settings)
  const name = greetableName(booking.name)
  return (
    <EmailLayout title="Your call is booked" agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        Your {callTitle} with {agency.name} is booked. Open the attached invitation to add it to your
        calendar.
      </Paragraph>
      <Fact name="When">{when}</Fact>
      {officeWhen ? <Fact name="Our office time">{officeWhen}</Fact> : null}
      <Fact name="How long">{minutes} minutes</Fact>
      {hosts ? <Fact name="Your call is with">{hosts}</Fact> : null}
      <Fact name="Video link">
        <Link href={videoLink} style={linkStyle}>
          {videoLink}
        </Link>
      </Fact>
      <Paragraph>To get the most out of the call, have these ready:</Paragraph>
      <List items={PREPARE} />
      <Paragraph>
        Need a different time, or need to cancel? Call us at {agency.phone}. Please don’t send patient
        information by e-mail.
      </Paragraph>
      <Paragraph>
        We sent this to {booking.email} because someone entered that address when booking a call at{' '}
        <Link href={agency.origin} style={linkStyle}>
          {agency.origin}
        </Link>
        . If it wasn’t you, let us know and we’ll cancel the call.
      </Paragraph>
    </EmailLayout>
  )
}
