import { CalendarSection } from './calendar-section.tsx'
import { callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { Paragraph } from './email-layout.tsx'
import { emailWords } from './email-words.ts'
import { reminderPromise } from './reminder-promise.ts'
import {
  Agenda,
  CallActions,
  type CallEmailProps,
  cancelIfNotYou,
  PhoneMissing,
  VisitorEmail,
} from './visitor-email.tsx'

/** The visitor's confirmation. */
export function Confirmation({ now, ...call }: CallEmailProps) {
  const { booking, settings } = call
  const facts = callFacts(booking, settings)
  const words = emailWords(settings)
  const reminders = reminderPromise(booking, settings, now)
  return (
    <VisitorEmail
      title={`Your ${words.call} is booked`}
      preview={`${facts.when}. ${facts.length}.`}
      notYou={cancelIfNotYou(call)}
      booking={booking}
      settings={settings}
    >
      <Paragraph>
        Your {words.title} with {settings.agency.name} is booked.
      </Paragraph>
      <CallSlip facts={facts} />
      <PhoneMissing {...call} />
      <CallActions {...call} />
      {reminders ? <Paragraph>{reminders}</Paragraph> : null}
      <Agenda settings={settings} />
      <CalendarSection {...call}>
        {`Open the attached invitation, or add the ${words.call} with a link:`}
      </CalendarSection>
    </VisitorEmail>
  )
}
