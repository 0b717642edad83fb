import type { Booking } from '../../core/booking.ts'
import { formatWhen } from '../../core/format-time.ts'
import type { BOOKING_AGENCY_EMAILS } from '../../core/message-kinds.ts'
import { oneLine, printableLines, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { AttributionSummary, ConsentFact } from './attribution-summary.tsx'
import { Slip } from './call-details.tsx'
import { callFacts } from './call-facts.ts'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import type { CallEmailProps } from './visitor-email.tsx'

export type AgencyEmailKind = (typeof BOOKING_AGENCY_EMAILS)[number]

const TITLES: Record<AgencyEmailKind, string> = {
  'agency-copy': 'New call',
  'agency-moved': 'Call moved',
  'agency-cancelled': 'Call canceled',
}

type AgencyCopyProps = Omit<CallEmailProps, 'now'> & {
  kind: AgencyEmailKind
  /** Whether it is sent again by hand: then it says so, because it would look like news. */
  isAgain: boolean
}

/** The agency's e-mail about a call: when, the links to change it, all answers, and the evidence of consent. */
export function AgencyCopy({ kind, isAgain, ...call }: AgencyCopyProps) {
  const { booking, settings, urls } = call
  const { when, officeWhen, minutes, hosts } = callFacts(booking, settings)
  const { callTitle, videoLink } = settings
  const known = [booking.specialty, booking.area, booking.phone]
  const inOffice = (instant: Temporal.Instant) =>
    formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  const agreedAt = inOffice(booking.createdAt)
  const isOff = kind === 'agency-cancelled'
  return (
    <EmailLayout
      title={isAgain ? 'Sent again' : TITLES[kind]}
      preview={shortLine(known.filter(Boolean).join(', '), 140)}
      agency={settings.agency}
    >
      <Paragraph>
        {whatHappened({ kind, isAgain }, booking)} Your reply to this e-mail goes to the visitor.
      </Paragraph>
      <Slip>
        <Fact name={kind === 'agency-moved' ? 'New office time' : 'Office time'} large>
          {officeWhen ?? when}
        </Fact>
        {officeWhen ? <Fact name="Visitor’s time">{when}</Fact> : null}
        <Fact name="Call">
          {callTitle}, {minutes} minutes
        </Fact>
        {hosts ? <Fact name="Call taken by">{hosts}</Fact> : null}
        {booking.attendingAt && !isOff ? (
          <Fact name="Visitor will be there">Confirmed on {inOffice(booking.attendingAt)}</Fact>
        ) : null}
      </Slip>
      {isOff ? null : <ActionButton href={videoLink}>Join the video call</ActionButton>}
      {isOff ? null : (
        <ActionLinks
          actions={[
            { label: 'Move the call', href: urls.move },
            { label: 'Cancel the call', href: urls.cancel },
          ]}
        />
      )}
      <Answers booking={booking} />
      <TextConsents booking={booking} settings={settings} agreedAt={agreedAt} />
      <Divider />
      <AttributionSummary attribution={booking.attribution} after="Source before booking" />
      <Fact name="Booked on">{agreedAt}</Fact>
      <Fact name="Booking ID, for the desk’s commands">{booking.id}</Fact>
    </EmailLayout>
  )
}

function whatHappened(
  { kind, isAgain }: Pick<AgencyCopyProps, 'kind' | 'isAgain'>,
  { cancelledBy }: Booking,
): string {
  if (kind === 'agency-copy') return isAgain ? 'Sent again: this call is booked.' : 'A new call is booked.'
  if (kind === 'agency-moved') return `${isAgain ? 'Sent again: this' : 'This'} call has a new time.`
  const who = cancelledBy === 'visitor' ? 'The visitor' : 'You'
  return `${who} canceled this call. The time is open again.`
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
