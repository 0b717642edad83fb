import { CallDetails } from './call-details.tsx'
import { callFacts } from './call-facts.ts'
import { ActionButton } from './email-actions.tsx'
import { Paragraph } from './email-layout.tsx'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

/** Tells the visitor that the call is canceled, by whom, and how to choose another time. */
export function Cancelled({ booking, settings }: CallEmailProps) {
  const { agency, callTitle } = settings
  const facts = callFacts(booking, settings)
  const call = `your ${callTitle} with ${agency.name}`
  return (
    <VisitorEmail
      title="Your call is canceled"
      preview={`It was set for ${facts.when}.`}
      notYou="If it wasn’t you, you don’t need to do anything."
      booking={booking}
      settings={settings}
    >
      <Paragraph>{whatHappened(booking.cancelledBy, call)}</Paragraph>
      <CallDetails facts={facts} label="It was set for" />
      <Paragraph>
        We won’t send reminders for it. Open the attached update to take the call off your calendar. If you
        added it with a link, delete it from your calendar yourself.
      </Paragraph>
      <ActionButton href={`${agency.origin}/book`}>Choose another time</ActionButton>
    </VisitorEmail>
  )
}

function whatHappened(by: CallEmailProps['booking']['cancelledBy'], call: string): string {
  return by === 'visitor'
    ? `You canceled ${call}. If you’d still like to talk, choose another time.`
    : `We had to cancel ${call}. We’re sorry. Please choose another time that works for you.`
}
