import { CalendarSection } from './calendar-section.tsx'
import { callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { Paragraph } from './email-layout.tsx'
import { Agenda, CallActions, type CallEmailProps, cancelIfNotYou, VisitorEmail } from './visitor-email.tsx'

interface ReminderProps extends CallEmailProps {
  kind: 'day-reminder' | 'hour-reminder'
}

/** Reminds the visitor. It says when the call is, not how long until then: it may arrive late. */
export function Reminder({ kind, booking, settings, urls }: ReminderProps) {
  const call = { booking, settings, urls }
  const facts = callFacts(booking, settings)
  return (
    <VisitorEmail
      title={kind === 'day-reminder' ? `Your call is coming up` : `Your call starts at ${facts.time}`}
      preview={`${facts.when}. ${facts.length}.`}
      notYou={cancelIfNotYou(call)}
      booking={booking}
      settings={settings}
    >
      <Paragraph>
        This is a reminder of your {settings.callTitle} with {settings.agency.name}.
      </Paragraph>
      <CallSlip facts={facts} />
      <CallActions {...call} />
      <Agenda />
      <CalendarSection {...call}>
        {`If the call isn’t in your calendar yet, add it with a link:`}
      </CalendarSection>
    </VisitorEmail>
  )
}
