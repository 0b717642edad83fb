import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { Booking } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatDate, formatTime, formatZone } from '../core/format-time.ts'
import { formatAsked } from '../core/lead.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { type CallHost, OFFICE_UNOPENED } from '../core/settings.ts'
import type { Outlets, Send } from './compose.ts'
import { agencyAddresses, composeEmail, type EmailMessage } from './emails/email-message.ts'
import type { Fact, ValuesOf } from './emails/letter-names.ts'
import { weeklyReport } from './emails/weekly-report.ts'
import type { HostMessage } from './outbox-claims.ts'
import { createDayLink } from './secret-links.ts'
import type { Dropped } from './wanted.ts'

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
    'day-link': dayLink,
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
  const clock = (instant: Temporal.Instant) => formatTime(instant.epochMilliseconds, rules.officeZone)
  const href = agency.origin + dayHref(DAY_PATH, await createDayLink(store, host.id, now))
  const at = first.startsAt.epochMilliseconds
  const values: ValuesOf<'morning'> = {
    calls: calls.length === 1 ? '1 call' : `${calls.length} calls`,
    several: calls.length > 1 ? 'yes' : '',
    first: clock(first.startsAt),
    date: formatDate(at, rules.officeZone),
    zone: formatZone(at, rules.officeZone),
    names: calls.map((call) => `${clock(call.startsAt)} ${oneLine(call.name)}`).join(', '),
    dayLink: href,
    list: calls.map((call) => ({ isBoxed: true, facts: morningFacts(call, clock(call.startsAt)) })),
  }
  const to = host.email ?? mail.agencyCopyTo
  const visitors = calls.map(({ email }) => oneLine(email))
  return await composeEmail({ id, to, replyTo: agency.email, kind: 'morning', values, visitors }, settings)
}

function morningFacts(call: Booking, time: string): Fact[] {
  const practice = [call.practice, call.specialty].filter(Boolean).map(oneLine).join(', ')
  return [
    { name: time, text: oneLine(call.name), isLarge: true },
    { name: 'Practice', text: practice },
    { name: 'Phone', text: oneLine(call.phone) },
    ...call.answers.map(({ title, text }) => ({ name: oneLine(title), text: printableLines(text) })),
    { name: 'Confirmed', text: call.attendingAt ? 'Yes, they’re coming' : 'Not yet' },
  ].filter(({ text }) => text)
}

/** A link that opens the office once, to the agency's address. */
async function officeLink({ store, settings }: Outlets, { id }: About, now: Temporal.Instant) {
  const link = dayHref(OFFICE_PATH, await createDayLink(store, OFFICE_UNOPENED, now))
  const values = { officeLink: settings.agency.origin + link }
  const addressed = { id, to: agencyAddresses(settings), replyTo: settings.agency.email }
  return await composeEmail({ ...addressed, kind: 'office-link', values }, settings)
}

/** A link to the page of a host's calls, to the host. */
async function dayLink({ store, settings }: Outlets, { id, host }: About, now: Temporal.Instant) {
  const values = {
    dayLink: settings.agency.origin + dayHref(DAY_PATH, await createDayLink(store, host.id, now)),
  }
  const addressed = { id, to: host.email ?? settings.mail.agencyCopyTo, replyTo: settings.agency.email }
  return await composeEmail({ ...addressed, kind: 'day-link', values }, settings)
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
  const values: ValuesOf<'lead-digest'> = { number: String(leads.length), leads: [{ list: lines }] }
  const addressed = { id, to: agencyAddresses(settings), replyTo: settings.agency.email }
  const visitors = leads.map(({ email }) => oneLine(email))
  return await composeEmail({ ...addressed, kind: 'lead-digest', values, visitors }, settings)
}
