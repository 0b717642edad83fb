import { Hr } from '@react-email/components'
import type { Booking } from '../domain/booking.ts'
import { formatWhen } from '../domain/format-time.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { callFacts } from './call-facts.ts'
import { ConsentFact } from './consent-fact.tsx'
import { EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { oneLine } from './sanitize.ts'

/**
 * The agency's copy of a booking: all answers as text, with the evidence of consent.
 * Only the note may have several lines: a line break elsewhere could imitate another field.
 */
export function AgencyCopy({ booking, settings }: { booking: Booking; settings: BookingSettings }) {
  const { when, officeWhen, minutes, hosts } = callFacts(booking, settings)
  const agreedAt = formatWhen(booking.createdAt.epochMilliseconds, settings.rules.officeZone)
  const { consents } = booking
  const answers = [
    ['Name', booking.name],
    ['E-mail', booking.email],
    ['Phone', booking.phone],
    ['Practice', booking.practice],
    ['Specialty', booking.specialty],
    ['Note', booking.note],
  ] as const
  return (
    <EmailLayout title="New call booked" agency={settings.agency}>
      <Paragraph>
        {settings.callTitle}, {minutes} minutes. Your reply to this e-mail goes to the visitor.
      </Paragraph>
      <Fact name="Visitor’s time">{when}</Fact>
      <Fact name="Office time">{officeWhen ?? when}</Fact>
      {hosts ? <Fact name="Call taken by">{hosts}</Fact> : null}
      <Fact name="Video link">{settings.videoLink}</Fact>
      <Hr />
      {answers.map(([name, value]) => (
        <Fact key={name} name={name}>
          {(name === 'Note' ? value.trim() : oneLine(value)) || 'not given'}
        </Fact>
      ))}
      <Hr />
      <ConsentFact label="Text reminders" consents={consents} name="reminderTexts" agreedAt={agreedAt} />
      <ConsentFact label="Marketing texts" consents={consents} name="marketingTexts" agreedAt={agreedAt} />
      <Hr />
      <AttributionSummary attribution={booking.attribution} after="Source before booking" />
      <Fact name="Booked on">{agreedAt}</Fact>
      <Fact name="Booking ID">{booking.id}</Fact>
    </EmailLayout>
  )
}
