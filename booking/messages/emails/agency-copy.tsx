import { type Booking, OUTCOME_LABELS, OUTCOMES } from '../../core/booking.ts'
import { BOOKING_FORM, fieldsOf, PREPARATION_FORM } from '../../core/fields.ts'
import { formatWhen } from '../../core/format-time.ts'
import type { BOOKING_AGENCY_EMAILS } from '../../core/message-kinds.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import { AnswerFacts, AttributionSummary, ConsentFacts } from './agency-facts.tsx'
import { callFacts } from './call-facts.ts'
import {
  ActionButton,
  ActionLinks,
  DetailsBox,
  Divider,
  EmailLayout,
  Fact,
  Paragraph,
} from './email-layout.tsx'
import type { CallEmailProps } from './visitor-email.tsx'

export type AgencyEmailKind = (typeof BOOKING_AGENCY_EMAILS)[number]
type CopyKind = Exclude<AgencyEmailKind, 'agency-outcome'>

const TITLES: Record<CopyKind, string> = {
  'agency-copy': 'New call',
  'agency-moved': 'Call moved',
  'agency-canceled': 'Call canceled',
  'agency-prepared': 'Answers before the call',
}

/** The answers before the call come first: the host has not read them before. */
const QUESTIONS = fieldsOf({ fields: { ...PREPARATION_FORM.fields, ...BOOKING_FORM.fields }, consents: {} })

type AgencyCopyProps = Omit<CallEmailProps, 'now'> & {
  kind: CopyKind
  /** Sent again by hand; the email says so, because it would look like news. */
  isAgain: boolean
}

/** The agency's email about a call: when, the links to change it, all answers, and the evidence of consent. */
export function AgencyCopy({ kind, isAgain, ...call }: AgencyCopyProps) {
  const { booking, settings, urls } = call
  const { when, officeWhen, minutes, takenBy, room } = callFacts(booking, settings)
  const { callTitle } = settings
  const known = [booking.specialty, booking.area, booking.phone]
  const inOffice = (instant: Temporal.Instant) =>
    formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  const agreedAt = inOffice(booking.createdAt)
  const { consents } = booking
  // Consent given before texts were switched off is still evidence.
  const hasTexts = settings.texts !== undefined || consents.reminderTexts || consents.marketingTexts
  const isOff = kind === 'agency-canceled'
  return (
    <EmailLayout
      title={isAgain ? 'Sent again' : TITLES[kind]}
      preview={shortLine(known.filter(Boolean).join(', '), 140)}
      agency={settings.agency}
    >
      <Paragraph>
        {whatHappened({ kind, isAgain }, booking)} Your reply to this email goes to the visitor.
      </Paragraph>
      <DetailsBox>
        <Fact name={kind === 'agency-moved' ? 'New office time' : 'Office time'} large>
          {officeWhen ?? when}
        </Fact>
        {officeWhen ? <Fact name="Visitor’s time">{when}</Fact> : null}
        <Fact name="Call">
          {callTitle}, {minutes} minutes
        </Fact>
        {takenBy ? <Fact name="Call taken by">{takenBy}</Fact> : null}
        {booking.calendarCheck === 'unchecked' && !isOff ? (
          <Fact name="Not checked against the calendar">
            The calendar didn’t answer, so look whether you’re free then.
          </Fact>
        ) : null}
        {booking.attendingAt && !isOff ? (
          <Fact name="Visitor is coming">Confirmed on {inOffice(booking.attendingAt)}</Fact>
        ) : null}
      </DetailsBox>
      {isOff ? null : <ActionButton href={room}>Join the video call</ActionButton>}
      {isOff ? null : (
        <ActionLinks
          actions={[
            { label: 'Move the call', href: urls.move },
            { label: 'Cancel the call', href: urls.cancel },
          ]}
        />
      )}
      <Divider />
      <AnswerFacts questions={QUESTIONS} answers={booking} />
      {hasTexts ? <Divider /> : null}
      <ConsentFacts form={BOOKING_FORM} consents={consents} hasTexts={hasTexts} agreedAt={agreedAt} />
      <Divider />
      <AttributionSummary attribution={booking.attribution} after="Source before booking" />
      <Fact name="Booked on">{agreedAt}</Fact>
      <Fact name="Booking ID, for the desk’s commands">{booking.id}</Fact>
    </EmailLayout>
  )
}

function whatHappened(
  { kind, isAgain }: Pick<AgencyCopyProps, 'kind' | 'isAgain'>,
  { canceledBy }: Booking,
): string {
  if (kind === 'agency-copy') return isAgain ? 'Sent again: this call is booked.' : 'A new call is booked.'
  if (kind === 'agency-moved') return `${isAgain ? 'Sent again: this' : 'This'} call has a new time.`
  if (kind === 'agency-prepared') return 'The visitor answered your questions about the practice.'
  const who = canceledBy === 'visitor' ? 'The visitor' : 'You'
  return `${who} canceled this call. The time is open again.`
}

/** Asks the agency how a call went. Each link opens a page with a button, because mail scanners follow links. */
export function OutcomeQuestion({ booking, settings, urls }: CallEmailProps) {
  const { when, officeWhen } = callFacts(booking, settings)
  const links = OUTCOMES.map((outcome) => ({
    label: OUTCOME_LABELS[outcome],
    href: `${urls.outcome}&is=${outcome}`,
  }))
  return (
    <EmailLayout
      title={`How did the call with ${shortLine(booking.name, 60)} go?`}
      preview={OUTCOMES.map((outcome) => OUTCOME_LABELS[outcome]).join(', ')}
      agency={settings.agency}
    >
      <ActionLinks actions={links} />
      <DetailsBox>
        <Fact name="Call">{officeWhen ?? when}</Fact>
        <Fact name="Practice">{oneLine(booking.practice)}</Fact>
        {booking.phone ? <Fact name="Phone">{oneLine(booking.phone)}</Fact> : null}
      </DetailsBox>
      <Paragraph>
        After a no-show we send them one email with a link to book again. Reply to this email to write to them
        yourself.
      </Paragraph>
    </EmailLayout>
  )
}
