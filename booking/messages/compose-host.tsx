import { createElement } from 'react'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { Booking } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatDate, formatTime, formatZone } from '../core/format-time.ts'
import { formatAsked } from '../core/lead.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { type BookingSettings, type CallHost, OFFICE_UNOPENED } from '../core/settings.ts'
import type { Outlets, Send } from './compose.ts'
import {
  ActionButton,
  DetailsBox,
  EmailLayout,
  Fact,
  List,
  Paragraph,
  SmallPrint,
} from './emails/email-layout.tsx'
import { agencyAddresses, composeEmail, type EmailMessage } from './emails/email-message.ts'
import { weeklyReport } from './emails/weekly-report.tsx'
import type { HostMessage } from './outbox-claims.ts'
import { createDayLink } from './secret-links.ts'
import type { Dropped } from './wanted.ts'

type MorningProps = { calls: Booking[]; href: string; settings: BookingSettings }

/** A host's calls of the day, soonest first, and the link to the page with everything about them. */
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

/** Composes an email for a host, or says why it is not sent. */
export async function composeForHost(
  outlets: Outlets,
  message: HostMessage,
  now: Temporal.Instant,
): Promise<Send | Dropped> {
  const { id, kind, occasion } = message
  const about = { id: `${id}.${kind}`, host: hostOf(outlets.settings, message), occasion }
  const compose = {
    morning,
    'lead-digest': leadDigest,
    'weekly-report': weeklyReport,
    'office-link': officeLink,
  }[kind]
  const email = await compose(outlets, about, now)
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
    id,
    to: host.email ?? mail.agencyCopyTo,
    replyTo: agency.email,
    subject: `Today: ${calls.length === 1 ? '1 call at' : `${calls.length} calls, first at`} ${time}`,
    body: createElement(Morning, { calls, href, settings }),
  }
  return { ...(await composeEmail(content, settings)), visitors: calls.map(({ email }) => oneLine(email)) }
}

/** A link that opens the office once, to the agency's address. */
async function officeLink({ store, settings }: Outlets, { id }: About, now: Temporal.Instant) {
  const { agency } = settings
  const href = agency.origin + dayHref(OFFICE_PATH, await createDayLink(store, OFFICE_UNOPENED, now))
  const body = (
    <EmailLayout title="Your office" agency={agency}>
      <Paragraph>
        Somebody asked for this link on the page of the office. It opens once, within 12 hours.
      </Paragraph>
      <ActionButton href={href}>Open the office</ActionButton>
      <SmallPrint>
        Whoever opens it sees and changes all calls and leads, so don’t forward this email. If it wasn’t you,
        delete it; nothing happens.
      </SmallPrint>
    </EmailLayout>
  )
  const content = {
    id,
    to: agencyAddresses(settings),
    replyTo: agency.email,
    subject: 'Your link to the office',
    body,
  }
  return await composeEmail(content, settings)
}

/** The leads of an hour that have no email of their own, a line each. The occasion is when the hour began. */
async function leadDigest({ store: { db }, settings }: Outlets, { id, occasion }: About) {
  const from = Temporal.Instant.from(occasion)
  const told = db.selectFrom('outbox').select('leadId').where('kind', '=', 'lead-copy')
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('createdAt', '>=', from)
    .where('createdAt', '<', from.add({ hours: 1 }))
    .where('id', 'not in', told.$narrowType<{ leadId: string }>())
    .orderBy('createdAt')
    .execute()
  const lines = leads.map((lead) => {
    const { name, practice, specialty, email, phone } = lead
    const asked = formatAsked(lead, settings.rules.officeZone)
    return [name, practice, specialty, email, phone, asked].filter(Boolean).map(oneLine).join(', ')
  })
  const body = (
    <EmailLayout title="More leads" agency={settings.agency}>
      <Paragraph>
        These came after the first few of one network today. Those who wanted a call read that you’ll get in
        touch within 1 business day. “npm run desk -- export leads” has all their answers.
      </Paragraph>
      <List items={lines} />
    </EmailLayout>
  )
  const subject = `More leads of one hour: ${leads.length}`
  const content = { id, to: agencyAddresses(settings), replyTo: settings.agency.email, subject, body }
  return { ...(await composeEmail(content, settings)), visitors: leads.map(({ email }) => oneLine(email)) }
}
