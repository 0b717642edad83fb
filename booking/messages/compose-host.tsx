import { createElement } from 'react'
import { type Connection, listConnections } from '../calendar/connected/connections.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref } from '../core/addresses.ts'
import type { Booking } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatDate, formatTime, formatWhen, formatZone } from '../core/format-time.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import type { Outlets, Send } from './compose.ts'
import { ActionButton, DetailsBox, EmailLayout, Fact, Paragraph, SmallPrint } from './emails/email-layout.tsx'
import { agencyAddresses, composeEmail, type EmailMessage } from './emails/email-message.ts'
import type { PendingMessage } from './outbox-claims.ts'
import { createDayLink } from './secret-links.ts'
import type { Dropped } from './wanted.ts'

interface MorningProps {
  /** Of one day, soonest first. */
  calls: Booking[]
  href: string
  settings: BookingSettings
}

/** A host's calls of the day, and the link to the page with everything about them. */
function Morning({ calls, href, settings }: MorningProps) {
  const zone = settings.rules.officeZone
  const at = calls[0]?.startsAt.epochMilliseconds ?? 0
  const clock = (instant: Temporal.Instant) => formatTime(instant.epochMilliseconds, zone)
  const names = calls.map(({ startsAt, name }) => `${clock(startsAt)} ${oneLine(name)}`)
  return (
    <EmailLayout title={formatDate(at, zone)} preview={names.join(', ')} agency={settings.agency}>
      <Paragraph>
        {calls.length === 1 ? 'You have 1 call' : `You have ${calls.length} calls`} today. Times are{' '}
        {formatZone(at, zone)}.
      </Paragraph>
      <ActionButton href={href}>Open your day</ActionButton>
      {calls.map((call) => (
        <DetailsBox key={call.id}>
          <Fact name={clock(call.startsAt)} large>
            {oneLine(call.name)}
          </Fact>
          <Fact name="Practice">
            {[call.practice, call.specialty, call.area].filter(Boolean).map(oneLine).join(', ')}
          </Fact>
          {call.phone ? <Fact name="Phone">{oneLine(call.phone)}</Fact> : null}
          {call.note ? <Fact name="Note">{printableLines(call.note)}</Fact> : null}
          <Fact name="Confirmed">{call.attendingAt ? 'Yes, they’re coming' : 'Not yet'}</Fact>
        </DetailsBox>
      ))}
      <SmallPrint>
        Open your day to see their answers, join, move or cancel a call, and block time. The link works for 7
        days without a password, so please don’t forward this email.
      </SmallPrint>
    </EmailLayout>
  )
}

interface CalendarAlarmProps {
  /** `Ana Ruiz’s` or `your` */
  whose: string
  calendar: Connection
  settings: BookingSettings
}

const PROVIDERS = { google: 'Google', microsoft: 'Microsoft 365', caldav: 'CalDAV' }

/** Says that a connected calendar can't be read, what that means for new calls, and how to fix it. */
function CalendarAlarm({ whose, calendar, settings }: CalendarAlarmProps) {
  const { provider, account, failedAt, readAt } = calendar
  const when = (instant: Temporal.Instant) => formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  return (
    <EmailLayout
      title={`We can’t read ${whose} calendar`}
      preview="Calls can still be booked, so you could get double-booked."
      agency={settings.agency}
    >
      <Paragraph>
        Calls can still be booked, but only against what we last read. Anything added to the calendar since
        then won’t block its time, so you could get double-booked.
      </Paragraph>
      <DetailsBox>
        <Fact name="Calendar">
          {PROVIDERS[provider]}, {account}
        </Fact>
        {failedAt ? <Fact name="Can’t be read since">{when(failedAt)}</Fact> : null}
        <Fact name="Last read">{readAt ? when(readAt) : 'Never'}</Fact>
      </DetailsBox>
      <Paragraph>
        To see why and how to fix it, run <b>npm run desk -- calendars</b> on the server. Until then, check
        each new call against the calendar, or block times by hand.
      </Paragraph>
    </EmailLayout>
  )
}

/** Composes an email for a host, or about one, or says why it is not sent. */
export async function composeForHost(
  outlets: Outlets,
  { id, kind, host: hostId, occasion }: PendingMessage,
  now: Temporal.Instant,
): Promise<Send | Dropped> {
  // Neither is null, because `enqueueForHost` wants both.
  const host = hostOf(outlets.settings, { host: hostId ?? '' })
  const about = { id: `${id}.${kind}`, host, occasion: occasion ?? '' }
  const email = kind === 'morning' ? await morning(outlets, about, now) : await calendarAlarm(outlets, about)
  return 'reason' in email ? email : (signal) => outlets.sender.send(id, email, signal)
}

type About = { id: string; host: CallHost; occasion: string }

/** The calls of the day, with a link to its page. The occasion is the date. */
async function morning(
  { store, settings }: Outlets,
  { id, host, occasion }: About,
  now: Temporal.Instant,
): Promise<EmailMessage | Dropped> {
  const { agency, mail, rules } = settings
  const { startsAt, endsAt } = officeDays(rules, Temporal.PlainDate.from(occasion))
  const from = Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now
  const calls = await callsIn(store, host.id, { startsAt: from, endsAt })
  const [first] = calls
  if (!first) return { reason: 'no calls are left that day' }
  const time = formatTime(first.startsAt.epochMilliseconds, rules.officeZone)
  const href = agency.origin + dayHref(DAY_PATH, await createDayLink(store, host.id, now))
  const content = {
    ...{ id, to: host.email ?? mail.agencyCopyTo, replyTo: agency.email },
    subject: `Today: ${calls.length === 1 ? '1 call at' : `${calls.length} calls, first at`} ${time}`,
    body: createElement(Morning, { calls, href, settings }),
  }
  const visitors = calls.map(({ email }) => oneLine(email))
  return { ...(await composeEmail(content, settings)), visitors }
}

/** To the agency and the host whose it is. The occasion is the calendar's id and since when it fails. */
async function calendarAlarm(
  { store, settings }: Outlets,
  { id, host, occasion }: About,
): Promise<EmailMessage | Dropped> {
  const calendar = (await listConnections(store)).find((one) => `${one.id} ${one.failedAt}` === occasion)
  if (!calendar) return { reason: 'the calendar can be read again, or was disconnected' }
  const whose = settings.people.length > 1 ? `${host.name || host.id}’s` : 'your'
  const content = {
    ...{ id, to: agencyAddresses(settings, host), replyTo: settings.agency.email },
    subject: `We can’t read ${whose} calendar`,
    body: createElement(CalendarAlarm, { whose, calendar, settings }),
  }
  return await composeEmail(content, settings)
}
