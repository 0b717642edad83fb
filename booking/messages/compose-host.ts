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
import { agencyAddresses, composeEmail, type EmailContent } from './emails/email-message.ts'
import type { Fact, ValuesOf } from './emails/letter-names.ts'
import { weeklyReport } from './emails/weekly-report.ts'
import type { HostMessage } from './outbox-claims.ts'
import { createDayLink } from './secret-links.ts'
import type { Dropped } from './wanted.ts'

/** What an email for a host says, and who gets it. */
export type HostEmail = Pick<EmailContent, 'to' | 'values' | 'visitors'>

type About = Pick<HostMessage, 'occasion'> & { host: CallHost }

/** Composes an email for a host, or says why it is not sent. */
export async function composeForHost(
  outlets: Outlets,
  message: HostMessage,
  now: Temporal.Instant,
): Promise<Send | Dropped> {
  const { id, kind, occasion } = message
  const { settings, sender } = outlets
  const write = {
    morning,
    'lead-digest': leadDigest,
    'weekly-report': weeklyReport,
    'office-link': officeLink,
    'day-link': dayLink,
  }[kind]
  const written = await write(outlets, { host: hostOf(settings, message), occasion }, now)
  if ('reason' in written) return written
  const content = { ...written, kind, id: `${id}.${kind}`, replyTo: settings.agency.email }
  const email = await composeEmail(content, settings)
  return (signal) => sender.send(id, email, signal)
}

/** The calls of the day, with a link to its page. The occasion is the date. */
async function morning(
  { store, settings }: Outlets,
  { host, occasion }: About,
  now: Temporal.Instant,
): Promise<HostEmail | Dropped> {
  const { agency, mail, rules } = settings
  const { startsAt, endsAt } = officeDays(rules, Temporal.PlainDate.from(occasion))
  const from = Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now
  const calls = await callsIn(store, host.id, { startsAt: from, endsAt })
  const [first] = calls
  if (!first) return { reason: 'no calls are left that day' }
  const clock = (instant: Temporal.Instant) => formatTime(instant.epochMilliseconds, rules.officeZone)
  const at = first.startsAt.epochMilliseconds
  const values: ValuesOf<'morning'> = {
    calls: calls.length === 1 ? '1 call' : `${calls.length} calls`,
    several: calls.length > 1 ? 'yes' : '',
    first: clock(first.startsAt),
    date: formatDate(at, rules.officeZone),
    zone: formatZone(at, rules.officeZone),
    names: calls.map((call) => `${clock(call.startsAt)} ${oneLine(call.name)}`).join(', '),
    dayLink: agency.origin + dayHref(DAY_PATH, await createDayLink(store, host.id, now)),
    list: calls.map((call) => ({ isBoxed: true, facts: morningFacts(call, clock(call.startsAt)) })),
  }
  const visitors = calls.map(({ email }) => oneLine(email))
  return { to: host.email ?? mail.agencyCopyTo, values, visitors }
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
async function officeLink({ store, settings }: Outlets, _about: About, now: Temporal.Instant) {
  const link = dayHref(OFFICE_PATH, await createDayLink(store, OFFICE_UNOPENED, now))
  return { to: agencyAddresses(settings), values: { officeLink: settings.agency.origin + link } }
}

/** A link to the page of a host's calls, to the host. */
async function dayLink({ store, settings }: Outlets, { host }: About, now: Temporal.Instant) {
  const link = dayHref(DAY_PATH, await createDayLink(store, host.id, now))
  return { to: host.email ?? settings.mail.agencyCopyTo, values: { dayLink: settings.agency.origin + link } }
}

/** The leads of an hour that have no email of their own, a line each. The occasion is when the hour began. */
async function leadDigest({ store: { db }, settings }: Outlets, { occasion }: About) {
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
  const visitors = leads.map(({ email }) => oneLine(email))
  return { to: agencyAddresses(settings), values, visitors }
}
