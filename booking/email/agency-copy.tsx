import type { Booking } from '../domain/booking.ts'
import { formatWhen } from '../domain/format-time.ts'
import type { BOOKING_AGENCY_EMAILS } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { callFacts } from './call-facts.ts'
import { Slip } from './call-slip.tsx'
import { ConsentFact } from './consent-fact.tsx'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { oneLine, printableLines, shortLine } from './sanitize.ts'
import type { CallEmailProps } from './visitor-email.tsx'

export type AgencyEmailKind = (typeof BOOKING_AGENCY_EMAILS)[number]

const TITLES: Record<AgencyEmailKind, string> = {
  'agency-copy': 'New call',
  'agency-moved': 'Call moved',
  'agency-cancelled': 'Call canceled',
}

/** The agency's e-mail about a call: when, the links to change it, all answers, and the evidence of consent. */
export function AgencyCopy({ kind, ...call }: { kind: AgencyEmailKind } & Omit<CallEmailProps, 'now'>) {
  const { booking, settings, urls } = call
  const { when, officeWhen, minutes, hosts } = callFacts(booking, settings)
  const inOffice = (instant: Temporal.Instant) =>
    formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  const agreedAt = inOffice(booking.createdAt)
  const isOff = kind === 'agency-cancelled'
  return (
    <EmailLayout
      title={TITLES[kind]}
      preview={shortLine([booking.specialty, booking.area, booking.phone].filter(Boolean).join(', '), 140)}
      agency={settings.agency}
    >
      <Paragraph>{whatHappened(kind, booking)} Your reply to this e-mail goes to the visitor.</Paragraph>
      <Slip>
        <Fact name={kind === 'agency-moved' ? 'New office time' : 'Office time'} large>
          {officeWhen ?? when}
        </Fact>
        {officeWhen ? <Fact name="Visitor’s time">{when}</Fact> : null}
        <Fact name="Call">
          {settings.callTitle}, {minutes} minutes
        </Fact>
        {hosts ? <Fact name="Call taken by">{hosts}</Fact> : null}
        {booking.attendingAt && !isOff ? (
          <Fact name="Visitor will be there">Confirmed on {inOffice(booking.attendingAt)}</Fact>
        ) : null}
      </Slip>
      {isOff ? null : <ActionButton href={settings.videoLink}>Join the video call</ActionButton>}
      {urls && !isOff ? (
        <ActionLinks
          actions={[
            { label: 'Move the call', href: urls.move },
            { label: 'Cancel the call', href: urls.cancel },
          ]}
        />
      ) : null}
      <Answers booking={booking} />
      <TextConsents booking={booking} settings={settings} agreedAt={agreedAt} />
      <Divider />
      <AttributionSummary attribution={booking.attribution} after="Source before booking" />
      <Fact name="Booked on">{agreedAt}</Fact>
      <Fact name="Booking ID, for the desk’s commands">{booking.id}</Fact>
    </EmailLayout>
  )
}

function whatHappened(kind: AgencyEmailKind, { cancelledBy }: Booking): string {
  if (kind === 'agency-copy') return 'A new call is booked.'
  if (kind === 'agency-moved') return 'This call has a new time.'
  if (cancelledBy === 'visitor') return 'The visitor canceled this call. The time is open again.'
  if (cancelledBy === 'agency') return 'You canceled this call. The time is open again.'
  return 'This call is canceled, because the visitor didn’t confirm it. The time is open again.'
}

/** Only the note may have several lines: a line break elsewhere could imitate another field. */
function Answers({ booking }: { booking: Booking }) {
  const answers = [
    ['Name', oneLine(booking.name)],
    ['E-mail', oneLine(booking.email)],
    ['Phone', oneLine(booking.phone)],
    ['Practice', oneLine(booking.practice)],
    ['Specialty', oneLine(booking.specialty)],
    ['Area', oneLine(booking.area)],
    ['Note', printableLines(booking.note)],
  ] as const
  return (
    <>
      <Divider />
      {answers.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value || 'not given'}
        </Fact>
      ))}
    </>
  )
}

interface TextConsentsProps {
  booking: Booking
  settings: BookingSettings
  agreedAt: string
}

/** Left out where texts can't be agreed to. What was agreed to before is evidence, and always shown. */
function TextConsents({ booking: { consents }, settings, agreedAt }: TextConsentsProps) {
  if (!settings.texts && !consents.reminderTexts && !consents.marketingTexts) return null
  return (
    <>
      <Divider />
      <ConsentFact label="Text reminders" consents={consents} name="reminderTexts" agreedAt={agreedAt} />
      <ConsentFact label="Marketing texts" consents={consents} name="marketingTexts" agreedAt={agreedAt} />
    </>
  )
}
