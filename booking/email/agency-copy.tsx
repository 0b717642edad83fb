import type { Booking } from '../domain/booking.ts'
import { formatWhen } from '../domain/format-time.ts'
import type { BOOKING_AGENCY_EMAILS } from '../domain/messages.ts'
import type { Audience, BookingSettings } from '../domain/settings.ts'
import { AttributionSummary } from './attribution-summary.tsx'
import { callFacts } from './call-facts.ts'
import { Slip } from './call-slip.tsx'
import { ConsentFact } from './consent-fact.tsx'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { Divider, EmailLayout, Fact, Paragraph } from './email-layout.tsx'
import { oneLine, printableLines, shortLine } from './sanitize.ts'
import type { CallEmailProps } from './visitor-email.tsx'

export type AgencyEmailKind = (typeof BOOKING_AGENCY_EMAILS)[number]

/** What differs between the agency's copy of a call and a clinic's copy of a patient's appointment. */
const WORDS = {
  practices: {
    call: 'call',
    visitor: 'visitor',
    titles: { 'agency-copy': 'New call', 'agency-moved': 'Call moved', 'agency-cancelled': 'Call canceled' },
    fact: 'Call',
    officeTime: ['Office time', 'New office time'],
    visitorTime: 'Visitor’s time',
    attending: 'Visitor will be there',
    id: 'Booking ID, for the desk’s commands',
  },
  patients: {
    call: 'appointment',
    visitor: 'patient',
    titles: {
      'agency-copy': 'New appointment',
      'agency-moved': 'Appointment moved',
      'agency-cancelled': 'Appointment canceled',
    },
    fact: 'Appointment',
    officeTime: ['Clinic time', 'New clinic time'],
    visitorTime: 'Patient’s time',
    attending: 'Patient will be there',
    id: 'Booking ID',
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

type AgencyCopyProps = Omit<CallEmailProps, 'now'> & {
  kind: AgencyEmailKind
  /** Whether it is sent again by hand: then it says so, because it would look like news. */
  isAgain: boolean
}

/** The agency's, or the clinic's, e-mail about a call: when, the links to change it, all answers, and the evidence of consent. */
export function AgencyCopy({ kind, isAgain, ...call }: AgencyCopyProps) {
  const { booking, settings, urls } = call
  const { when, officeWhen, minutes, hosts } = callFacts(booking, settings)
  const { audience, callTitle, videoLink } = settings
  const words = WORDS[audience]
  const known = audience === 'practices' ? [booking.specialty, booking.area, booking.phone] : [callTitle]
  const inOffice = (instant: Temporal.Instant) =>
    formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  const agreedAt = inOffice(booking.createdAt)
  const isOff = kind === 'agency-cancelled'
  return (
    <EmailLayout
      title={isAgain ? 'Sent again' : words.titles[kind]}
      preview={shortLine(known.filter(Boolean).join(', '), 140)}
      agency={settings.agency}
      hasLogo={audience === 'practices'}
    >
      <Paragraph>
        {whatHappened({ kind, isAgain }, booking, words)} {howToReach(kind, booking, words)}
      </Paragraph>
      <Slip>
        <Fact name={words.officeTime[kind === 'agency-moved' ? 1 : 0]} large>
          {officeWhen ?? when}
        </Fact>
        {officeWhen ? <Fact name={words.visitorTime}>{when}</Fact> : null}
        <Fact name={words.fact}>
          {callTitle}, {minutes} minutes
        </Fact>
        {hosts ? <Fact name="Call taken by">{hosts}</Fact> : null}
        {booking.attendingAt && !isOff ? (
          <Fact name={words.attending}>Confirmed on {inOffice(booking.attendingAt)}</Fact>
        ) : null}
      </Slip>
      {videoLink && !isOff ? <ActionButton href={videoLink}>Join the video call</ActionButton> : null}
      {urls && !isOff ? (
        <ActionLinks
          actions={[
            { label: `Move the ${words.call}`, href: urls.move },
            { label: `Cancel the ${words.call}`, href: urls.cancel },
          ]}
        />
      ) : null}
      <Answers booking={booking} audience={audience} />
      <TextConsents booking={booking} settings={settings} agreedAt={agreedAt} />
      <Divider />
      <AttributionSummary attribution={booking.attribution} after="Source before booking" />
      <Fact name="Booked on">{agreedAt}</Fact>
      <Fact name={words.id}>{booking.id}</Fact>
    </EmailLayout>
  )
}

function whatHappened(
  { kind, isAgain }: Pick<AgencyCopyProps, 'kind' | 'isAgain'>,
  { cancelledBy }: Booking,
  { call, visitor }: Words,
): string {
  if (kind === 'agency-copy')
    return isAgain ? `Sent again: this ${call} is booked.` : `A new ${call} is booked.`
  if (kind === 'agency-moved') return `${isAgain ? 'Sent again: this' : 'This'} ${call} has a new time.`
  const who = cancelledBy === 'visitor' ? `The ${visitor}` : 'You'
  return `${who} canceled this ${call}. The time is open again.`
}

/** Of a clinic's patients, either way to reach them may be missing. */
function howToReach(kind: AgencyEmailKind, { email, phone }: Booking, { visitor }: Words): string {
  if (!email) return `The ${visitor} gave no e-mail address, so please call.`
  if (phone || kind === 'agency-cancelled') return `Your reply to this e-mail goes to the ${visitor}.`
  return `The ${visitor} gave no phone number. Reply to ask for one before the appointment.`
}

/** Only the note may have several lines: a line break elsewhere could imitate another field. */
function Answers({ booking, audience }: { booking: Booking; audience: Audience }) {
  const contact = [
    ['Name', oneLine(booking.name)],
    ['E-mail', oneLine(booking.email)],
    ['Phone', oneLine(booking.phone)],
  ] as const
  const practice = [
    ['Practice', oneLine(booking.practice)],
    ['Specialty', oneLine(booking.specialty)],
    ['Area', oneLine(booking.area)],
    ['Note', printableLines(booking.note)],
  ] as const
  const answers = audience === 'practices' ? [...contact, ...practice] : contact
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

/** Left out where texts can't be agreed to, as by patients. What was agreed to before is evidence, and always shown. */
function TextConsents({ booking: { consents }, settings, agreedAt }: TextConsentsProps) {
  if (settings.audience === 'patients') return null
  if (!settings.texts && !consents.reminderTexts && !consents.marketingTexts) return null
  return (
    <>
      <Divider />
      <ConsentFact label="Text reminders" consents={consents} name="reminderTexts" agreedAt={agreedAt} />
      <ConsentFact label="Marketing texts" consents={consents} name="marketingTexts" agreedAt={agreedAt} />
    </>
  )
}
