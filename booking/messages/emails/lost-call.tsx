import { callFacts } from './call-facts.ts'
import { ActionButton, CallDetails, Paragraph } from './email-layout.tsx'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

/** Tells the visitor that the call is canceled, by whom, and how to book another time. */
export function Canceled({ booking, settings }: CallEmailProps) {
  const facts = callFacts(booking, settings)
  return (
    <VisitorEmail
      title="Your call is canceled"
      preview={`It was set for ${facts.when}.`}
      settings={settings}
      visitor={booking}
      signer={facts.host}
    >
      <Paragraph>{whatHappened(booking.canceledBy, facts.call)}</Paragraph>
      <CallDetails facts={facts} label="It was set for" />
      <Paragraph>
        We won’t send reminders for it. Open the attached update to take the call off your calendar. If you
        added it with a link, please delete that entry yourself.
      </Paragraph>
      <ActionButton href={`${settings.agency.origin}/book`}>Book another time</ActionButton>
    </VisitorEmail>
  )
}

function whatHappened(by: CallEmailProps['booking']['canceledBy'], call: string): string {
  return by === 'visitor'
    ? `You canceled your ${call}. If you’d still like to talk, you can book another time whenever it suits you.`
    : `We had to cancel your ${call}, and we’re sorry about that. Please book another time that works for you.`
}

/** Invites a visitor who missed the call to book again. */
export function NoShow({ booking, settings }: CallEmailProps) {
  const facts = callFacts(booking, settings)
  return (
    <VisitorEmail
      title="Sorry we missed you"
      preview="You can book another time whenever it suits you."
      settings={settings}
      visitor={booking}
      signer={facts.host}
    >
      <Paragraph>
        We didn’t get to talk on your {facts.call}. Things come up, so if you’d still like to talk, pick
        another time. It’s still free.
      </Paragraph>
      <CallDetails facts={facts} label="It was set for" />
      <ActionButton href={`${settings.agency.origin}/book`}>Book another time</ActionButton>
      <Paragraph>This is the only email we’ll send you about it.</Paragraph>
    </VisitorEmail>
  )
}
