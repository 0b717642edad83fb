import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import type { TimeRange } from '../calendar/time-ranges.ts'
import { DAY_PATH, dayHref, OFFICE_PATH } from '../core/addresses.ts'
import type { Booking } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatDate, formatTime, formatZone } from '../core/format-time.ts'
import { formatAsked } from '../core/lead.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { type CallHost, OFFICE_UNOPENED } from '../core/settings.ts'
import { officePeople } from '../core/staff.ts'
import { count, LEAST_FOR_RATE, type Report, readPages, readReport, wayToACall } from '../counts/report.ts'
import { openCallBacks } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'
import type { Outlets, Send } from './compose.ts'
import { agencyAddresses, composeEmail, type EmailContent } from './emails/email-message.ts'
import type { Fact, Part, ValuesOf } from './emails/letter-names.ts'
import { givenUpSince } from './outbox.ts'
import type { HostMessage } from './outbox-claims.ts'
import { createDayLink } from './secret-links.ts'
import { Dropped } from './wanted.ts'

/** What an email for a host says, and who gets it. */
type HostEmail = Pick<EmailContent, 'to' | 'values' | 'visitors'>

type About = Pick<HostMessage, 'occasion'> & { host: CallHost }

/** Composes an email for a host. @throws {Dropped} when it is not to be sent */
export async function composeForHost(
  outlets: Outlets,
  message: HostMessage,
  now: Temporal.Instant,
): Promise<Send> {
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
  const content = { ...written, kind, id: `${id}.${kind}`, replyTo: settings.agency.email }
  const email = await composeEmail(content, settings)
  return (signal) => sender.send(id, email, signal)
}

/** The calls of the day, with a link to its page. The occasion is the date. */
async function morning(
  { store, settings }: Outlets,
  { host, occasion }: About,
  now: Temporal.Instant,
): Promise<HostEmail> {
  const { agency, mail, rules } = settings
  const { startsAt, endsAt } = officeDays(rules, Temporal.PlainDate.from(occasion))
  const from = Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now
  const calls = await callsIn(store, host.id, { startsAt: from, endsAt })
  const [first] = calls
  if (!first) throw new Dropped('no calls are left that day')
  const clock = (instant: Temporal.Instant) => formatTime(instant.epochMilliseconds, rules.officeZone)
  const at = first.startsAt.epochMilliseconds
  const values: ValuesOf<'morning'> = {
    calls: countedCalls(calls.length),
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

/** A link that opens the office once, to one of those who open it. */
async function officeLink({ store, settings }: Outlets, { host }: About, now: Temporal.Instant) {
  const person = officePeople(settings).find(({ id }) => id === host.id)
  if (!person) throw new Dropped('this person doesn’t open the office any more')
  const link = dayHref(OFFICE_PATH, await createDayLink(store, OFFICE_UNOPENED, now, person.id))
  return { to: person.email, values: { officeLink: settings.agency.origin + link } }
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

/** Google calls a page slow whose largest paint comes later for 1 of 4 visitors (web.dev/articles/lcp). */
const SLOW_MS = 2500
const LONGEST_BAR = 16

/** What came in the week before a Monday, what was booked, and what needs a person. The occasion is the Monday. */
async function weeklyReport({ store, settings }: Outlets, { occasion }: About) {
  const { agency, mail, rules } = settings
  const monday = Temporal.PlainDate.from(occasion)
  const daysBefore = (days: number, length: number) => officeDays(rules, monday.subtract({ days }), length)
  const periodOf = ({ startsAt, endsAt }: TimeRange) => ({ since: startsAt, now: endsAt, rules })
  const lastWeek = daysBefore(7, 7)
  const week = await readReport(store, null, periodOf(lastWeek))
  const before = await readReport(store, null, periodOf(daysBefore(14, 7)))
  const { pages } = await readPages(store, periodOf(lastWeek))
  const slow = pages.flatMap(({ page, lcp, seen }) =>
    lcp && lcp > SLOW_MS && seen >= LEAST_FOR_RATE ? [`${page}: ${(lcp / 1000).toFixed(1)} seconds`] : [],
  )
  const values: ValuesOf<'weekly-report'> = {
    from: formatDate(lastWeek.startsAt.epochMilliseconds, rules.officeZone),
    booked: countedCalls(week.booked),
    bookedBefore: countedCalls(before.booked),
    arrived: count(week.arrived),
    arrivedBefore: count(before.arrived),
    waiting: list(await waitingFor(store, daysBefore(30, 30))),
    steps: list(wayToACall(week)),
    sources: week.sources.length > 0 ? [{ lines: barsOf(week.sources) }] : [],
    calledBack: String(week.calledBack),
    medianHours: week.medianHours?.toFixed(1) ?? '',
    slowPages: list(slow.slice(0, 3)),
    officeLink: agency.origin + OFFICE_PATH,
  }
  return { to: mail.weeklyReportTo, values }
}

const list = (items: string[]): Part[] => (items.length > 0 ? [{ list: items }] : [])

const countedCalls = (number: number) => (number === 1 ? '1 call' : `${number} calls`)

/** A bar of characters for each source, which needs no pictures. */
function barsOf(sources: Report['sources']): string[] {
  const shown = sources.toSorted((a, b) => b.arrived - a.arrived).slice(0, 8)
  const most = Math.max(...shown.map(({ arrived }) => arrived))
  return shown.map(({ name, arrived, booked }) => {
    const bar = '█'.repeat(Math.ceil((arrived / most) * LONGEST_BAR))
    return `${bar} ${name}: ${count(arrived)} arrived, ${booked} booked`
  })
}

/** What a person has to do. Of calls and messages, those of the month before the Monday. */
async function waitingFor(store: Store, month: TimeRange): Promise<string[]> {
  const over = (await callsIn(store, null, month)).filter(({ outcome }) => outcome === null)
  const givenUp = await givenUpSince(store, month.startsAt)
  const waiting: [what: string, count: number][] = [
    ['Calls without an outcome, for your day’s page', over.length],
    ['Visitors waiting to be called back', (await openCallBacks(store)).length],
    ['Messages that were given up', givenUp.length],
  ]
  return waiting.flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []))
}
