import { CalendarSection } from './calendar-section.tsx'
import { callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { Paragraph } from './email-layout.tsx'
import { reminderPromise } from './reminder-promise.ts'
import { Agenda, CallActions, type CallEmailProps, cancelIfNotYou, VisitorEmail } from './visitor-email.tsx'

/** Tells the visitor the new time of a call. */
export function Moved({ now, ...call }: CallEmailProps) {
  const { booking, settings } = call
  const facts = callFacts(booking, settings)
  const reminders = reminderPromise(booking, settings, now)
  return (
    <VisitorEmail
      title={`Your call has a new time`}
      preview={`Now on ${facts.when}.`}
      notYou={cancelIfNotYou(call)}
      booking={booking}
      settings={settings}
    >
      <Paragraph>
        Your {settings.callTitle} with {settings.agency.name} has a new time. Please join us then.
      </Paragraph>
      <CallSlip facts={facts} label="New time" />
      <CallActions {...call} />
      {reminders ? <Paragraph>{reminders}</Paragraph> : null}
      <Agenda />
      <CalendarSection {...call}>
        {`Open the attached invitation to update your calendar. If you added the call with a link, delete that entry and add the new one:`}
      </CalendarSection>
    </VisitorEmail>
  )
}
