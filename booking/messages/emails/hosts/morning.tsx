import type { Booking } from '../../../core/booking.ts'
import { formatDate, formatTime, formatZone } from '../../../core/format-time.ts'
import { oneLine, printableLines } from '../../../core/sanitize.ts'
import type { BookingSettings } from '../../../core/settings.ts'
import { DetailsBox } from '../call-details.tsx'
import { ActionButton } from '../email-actions.tsx'
import { EmailLayout, Fact, Paragraph, SmallPrint } from '../email-layout.tsx'

interface MorningProps {
  /** Of one day, soonest first. */
  calls: Booking[]
  href: string
  settings: BookingSettings
}

/** A host's calls of the day, and the link to the page with everything about them. */
export function Morning({ calls, href, settings }: MorningProps) {
  const zone = settings.rules.officeZone
  const at = calls[0]?.startsAt.epochMilliseconds ?? 0
  const clock = (instant: Temporal.Instant) => formatTime(instant.epochMilliseconds, zone)
  const names = calls.map(({ startsAt, name }) => `${clock(startsAt)} ${oneLine(name)}`)
  return (
    <EmailLayout title={formatDate(at, zone)} preview={names.join(', ')} agency={settings.agency}>
      <Paragraph>
        {calls.length === 1 ? 'You have 1 call' : `You have ${calls.length} calls`} today. Times are{' '}
        {formatZone(at, zone)}.
      </Paragraph>
      <ActionButton href={href}>Open your day</ActionButton>
      {calls.map((call) => (
        <DetailsBox key={call.id}>
          <Fact name={clock(call.startsAt)} large>
            {oneLine(call.name)}
          </Fact>
          <Fact name="Practice">
            {[call.practice, call.specialty, call.area].filter(Boolean).map(oneLine).join(', ')}
          </Fact>
          {call.phone ? <Fact name="Phone">{oneLine(call.phone)}</Fact> : null}
          {call.note ? <Fact name="Note">{printableLines(call.note)}</Fact> : null}
          <Fact name="Confirmed">{call.attendingAt ? 'Yes, they’re coming' : 'Not yet'}</Fact>
        </DetailsBox>
      ))}
      <SmallPrint>
        Open your day to see their answers, join, move or cancel a call, and block time. The link works for 7
        days without a password, so please don’t forward this email.
      </SmallPrint>
    </EmailLayout>
  )
}
