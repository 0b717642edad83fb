import { type Booking, callState, mayChange } from '../../core/booking.ts'
import { roomOf } from '../../core/call-hosts.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../channels/invitation.ts'
import { remindersAhead } from '../schedule.ts'
import { type CallFacts, callFacts } from './call-facts.ts'
import { ActionButton, ActionLinks, CallDetails, List, Paragraph, Subheading } from './email-layout.tsx'
import { type CallEmailProps, VisitorEmail } from './visitor-email.tsx'

type UpcomingKind = 'confirmation' | 'moved' | 'day-reminder' | 'hour-reminder'

interface Words {
  title: (facts: CallFacts) => string
  preview: (facts: CallFacts) => string
  opening: (facts: CallFacts) => string
  calendar: string
}

/** Says when the call is, not how long until then: a reminder may arrive late. */
const REMINDER = {
  preview: ({ when, length }: CallFacts) => `${when}. ${length}.`,
  opening: ({ call }: CallFacts) => `This is a reminder of your ${call}.`,
  calendar: 'If the call isn’t in your calendar yet, you can add it with a link:',
}

const LABELS: Record<UpcomingKind, Words> = {
  confirmation: {
    title: () => 'Your call is booked',
    preview: ({ when, length }) => `${when}. ${length}.`,
    opening: ({ call }) => `You’re booked for a ${call}.`,
    calendar: 'Open the attached invitation, or add the call with a link:',
  },
  moved: {
    title: () => 'Your call has a new time',
    preview: ({ when }) => `Now on ${when}.`,
    opening: ({ call }) => `Your ${call} has a new time. The video link is the same as before.`,
    calendar:
      'Open the attached invitation to update your calendar. If you added the call with a link, delete that entry and add the new one:',
  },
  'day-reminder': { ...REMINDER, title: () => 'Your call is coming up' },
  'hour-reminder': { ...REMINDER, title: ({ time }) => `Your call starts at ${time}` },
}

/** Tells the visitor that the call is booked, has a new time, or is near. */
export function UpcomingCall({ kind, now, ...call }: CallEmailProps & { kind: UpcomingKind }) {
  const { booking, settings } = call
  const facts = callFacts(booking, settings)
  const { title, preview, opening, calendar } = LABELS[kind]
  const isOpen = mayChange(callState(booking, settings.rules, now), 'visitor')
  const isReminder = kind === 'day-reminder' || kind === 'hour-reminder'
  const reminders = isReminder ? '' : reminderPromise(booking, settings, now)
  return (
    <VisitorEmail
      title={title(facts)}
      preview={preview(facts)}
      notYou={`If it wasn’t you, ${isOpen ? 'cancel the call with the link above' : 'please call us'}.`}
      settings={settings}
      visitor={booking}
      signer={facts.host}
    >
      <Paragraph>{opening(facts)}</Paragraph>
      <CallDetails facts={facts} label={kind === 'moved' ? 'New time' : 'When'} />
      <ActionButton href={roomOf(settings, booking)}>Join the video call</ActionButton>
      <Deliverable origin={settings.agency.origin} />
      {kind === 'confirmation' ? <OneQuestion /> : null}
      {isReminder ? null : <Agenda />}
      <CalendarSection {...call} text={calendar} />
      {reminders ? <Paragraph>{reminders}</Paragraph> : null}
      <Changes {...call} isOpen={isOpen} />
    </VisitorEmail>
  )
}

/** The reason to come, and what to read before. */
function Deliverable({ origin }: { origin: string }) {
  return (
    <>
      <Subheading>What you leave with</Subheading>
      <Paragraph>
        After the call you get one page: who advertises near you, your break-even, and our yes or no. It’s
        yours if we say no. Our agreement is public, so you can read it before we talk.
      </Paragraph>
      <ActionLinks
        actions={[
          { label: 'A sample of the page', href: `${origin}/samples/call-summary` },
          { label: 'The sample agreement', href: `${origin}/samples/agreement` },
        ]}
      />
    </>
  )
}

/** @param isOpen whether the visitor can still move or cancel the call */
function Changes({ booking, urls, isOpen }: Pick<CallEmailProps, 'booking' | 'urls'> & { isOpen: boolean }) {
  return (
    <>
      {booking.attendingAt ? <Paragraph>You confirmed you’re coming. Thank you.</Paragraph> : null}
      <ActionLinks
        actions={[
          ...(booking.attendingAt ? [] : [{ label: 'Confirm you’re coming', href: urls.call }]),
          ...(isOpen
            ? [
                { label: 'Move the call', href: urls.move },
                { label: 'Cancel the call', href: urls.cancel },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** People who have replied once are more likely to come. The reply goes to the agency. */
function OneQuestion() {
  return (
    <>
      <Subheading>One question before we talk</Subheading>
      <Paragraph>
        What does an average patient pay you, all visits together? Reply to this email with a rough number,
        and we’ll use it when we run your math on the call.
      </Paragraph>
    </>
  )
}

const AGENDA = [
  'What you charge, and what an average patient pays you in total.',
  'How many more new patients you can see each week or month.',
  'The marketing you run now, and roughly what it costs.',
  'Your questions about how we work.',
]

function Agenda() {
  return (
    <>
      <Subheading>What to have ready</Subheading>
      <Paragraph>We’ll go through these 4 things with you on the call:</Paragraph>
      <List items={AGENDA} />
    </>
  )
}

/** Many calendars no longer add the invitation of an unknown sender by themselves. */
function CalendarSection({ booking, settings, urls, text }: Omit<CallEmailProps, 'now'> & { text: string }) {
  const event = callEvent(booking, settings, urls)
  return (
    <>
      <Subheading>In your calendar</Subheading>
      <Paragraph>{text}</Paragraph>
      <ActionLinks
        actions={[
          { label: 'Google Calendar', href: googleCalendarLink(event) },
          { label: 'Outlook', href: outlookCalendarLink(event) },
          { label: 'Calendar file (.ics)', href: urls.invitation },
        ]}
      />
    </>
  )
}

/** Which reminders will come, by the rules that queue them; empty when none will. */
function reminderPromise(booking: Booking, settings: BookingSettings, now: Temporal.Instant): string {
  const kinds = remindersAhead(booking, settings, now).map(({ kind }) => kind)
  const { day, hour } = settings.reminderHours
  const times = [
    ...(kinds.includes('day-reminder') ? [day] : []),
    ...(kinds.includes('hour-reminder') ? [hour] : []),
  ].map((hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`)
  if (times.length === 0) return ''
  const sentence = `We’ll email you ${times.length === 1 ? 'a reminder' : 'reminders'} ${times.join(' and ')} before the call.`
  const texts = kinds.some((kind) => kind === 'day-text' || kind === 'hour-text')
  return texts
    ? `${sentence} You agreed to texts, so we’ll text you too. Reply STOP to a text to opt out.`
    : sentence
}
