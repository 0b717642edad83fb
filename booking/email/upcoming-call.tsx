import type { BookingSettings } from '../domain/settings.ts'
import { CalendarSection } from './calendar-section.tsx'
import { type CallFacts, callFacts } from './call-facts.ts'
import { CallSlip } from './call-slip.tsx'
import { Paragraph } from './email-layout.tsx'
import { reminderPromise } from './reminder-promise.ts'
import { Agenda, CallActions, type CallEmailProps, cancelIfNotYou, VisitorEmail } from './visitor-email.tsx'

export type UpcomingKind = 'confirmation' | 'moved' | 'day-reminder' | 'hour-reminder'

interface Words {
  title: (facts: CallFacts) => string
  preview: (facts: CallFacts) => string
  /** `call` is its name and the agency's. */
  opening: (call: string) => string
  /** Above the links that add the call to a calendar. */
  calendar: string
}

/** A reminder says when the call is, not how long until then: it may arrive late. */
const REMINDER = {
  preview: ({ when, length }: CallFacts) => `${when}. ${length}.`,
  opening: (call: string) => `This is a reminder of your ${call}.`,
  calendar: 'If the call isn’t in your calendar yet, add it with a link:',
}

const WORDS: Record<UpcomingKind, Words> = {
  confirmation: {
    title: () => 'Your call is booked',
    preview: ({ when, length }) => `${when}. ${length}.`,
    opening: (call) => `Your ${call} is booked.`,
    calendar: 'Open the attached invitation, or add the call with a link:',
  },
  moved: {
    title: () => 'Your call has a new time',
    preview: ({ when }) => `Now on ${when}.`,
    opening: (call) => `Your ${call} has a new time. Please join us then.`,
    calendar:
      'Open the attached invitation to update your calendar. If you added the call with a link, delete that entry and add the new one:',
  },
  'day-reminder': { ...REMINDER, title: () => 'Your call is coming up' },
  'hour-reminder': { ...REMINDER, title: ({ time }) => `Your call starts at ${time}` },
}

/** Tells the visitor of a call that is ahead: it is booked, has a new time, or is near. */
export function UpcomingCall({ kind, now, ...call }: CallEmailProps & { kind: UpcomingKind }) {
  const { booking, settings } = call
  const facts = callFacts(booking, settings)
  const { title, preview, opening, calendar } = WORDS[kind]
  const isReminder = kind === 'day-reminder' || kind === 'hour-reminder'
  const reminders = isReminder ? '' : reminderPromise(booking, settings, now)
  return (
    <VisitorEmail
      title={title(facts)}
      preview={preview(facts)}
      notYou={cancelIfNotYou(call)}
      booking={booking}
      settings={settings}
    >
      <Paragraph>{opening(nameOf(settings))}</Paragraph>
      <CallSlip facts={facts} label={kind === 'moved' ? 'New time' : 'When'} />
      <CallActions {...call} />
      {reminders ? <Paragraph>{reminders}</Paragraph> : null}
      <Agenda />
      <CalendarSection {...call}>{calendar}</CalendarSection>
    </VisitorEmail>
  )
}

const nameOf = ({ callTitle, agency }: BookingSettings) => `${callTitle} with ${agency.name}`
