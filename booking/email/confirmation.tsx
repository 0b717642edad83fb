import { CalendarSection } from './calendar-section.tsx'
import { callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { Paragraph } from './email-layout.tsx'
import { reminderPromise } from './reminder-promise.ts'
import { Agenda, CallActions, type CallEmailProps, cancelIfNotYou, VisitorEmail } from './visitor-email.tsx'

/** The visitor's confirmation. */
export function Confirmation({ now, ...call }: CallEmailProps) {
  const { booking, settings } = call
  const facts = callFacts(booking, settings)
  const reminders = reminderPromise(booking, settings, now)
  return (
    <VisitorEmail
      title={`Your call is booked`}
      preview={`${facts.when}. ${facts.length}.`}
      notYou={cancelIfNotYou(call)}
      booking={booking}
      settings={settings}
    >
      <Paragraph>
        Your {settings.callTitle} with {settings.agency.name} is booked.
      </Paragraph>
      <CallSlip facts={facts} />
      <CallActions {...call} />
      {reminders ? <Paragraph>{reminders}</Paragraph> : null}
      <Agenda />
      <CalendarSection {...call}>
        {`Open the attached invitation, or add the call with a link:`}
      </CalendarSection>
    </VisitorEmail>
  )
}
