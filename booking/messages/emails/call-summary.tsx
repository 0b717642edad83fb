import { Fragment } from 'react'
import { callFacts } from './call-facts.ts'
import { CallDetails, Lines, Paragraph } from './email-layout.tsx'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

/** What the visitor leaves the call with, as the host wrote it. Blank lines separate its parts, each below its title. */
export function CallSummary({ booking, settings }: CallEmailProps) {
  const facts = callFacts(booking, settings)
  return (
    <VisitorEmail
      title="What we found"
      preview="Who advertises near you, your break-even, and our answer."
      settings={settings}
      visitor={booking}
      signer={facts.host}
    >
      <Paragraph>Here’s what your {facts.call} came to. It’s yours, whatever you decide.</Paragraph>
      {booking.callSummary.split('\n\n').map((part) => (
        <Fragment key={part}>
          <Lines lines={part.split('\n')} />
        </Fragment>
      ))}
      <CallDetails facts={facts} label="Your call was on" />
    </VisitorEmail>
  )
}
