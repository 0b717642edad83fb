import { CallDetails } from './call-details.tsx'
import { callFacts } from './call-facts.ts'
import { ActionButton } from './email-actions.tsx'
import { Paragraph } from './email-layout.tsx'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

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
      occasion="when booking a call"
      notYou="If it wasn’t you, you don’t need to do anything."
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
