import { officeDays } from '../../calendar/office-days.ts'
import { formatDate } from '../../core/format-time.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { type Report, readReport, wayToACall } from '../../counts/report.ts'
import type { Store } from '../../store/store.ts'
import { givenUpSince } from '../outbox.ts'
import { EmailLayout, Lines, List, Paragraph, SmallPrint, Subheading } from './email-layout.tsx'
import { composeEmail, type EmailMessage } from './email-message.ts'

const WEEK = { days: 7 }
/** Google calls a page slow whose largest paint comes later for 1 of 4 visitors (web.dev/articles/lcp). */
const SLOW_MS = 2500
const LONGEST_BAR = 16

/** What came in the week before a Monday, what was booked, and what needs a person. The occasion is the Monday. */
export async function weeklyReport(
  { store, settings }: { store: Store; settings: BookingSettings },
  { id, occasion }: { id: string; occasion: string },
): Promise<EmailMessage> {
  const { agency, mail, rules } = settings
  const zone = rules.officeZone
  const monday = Temporal.PlainDate.from(occasion)
  const startOf = (day: Temporal.PlainDate) => officeDays(rules, day).startsAt
  const weekFrom = (first: Temporal.PlainDate) =>
    readReport(store, null, { since: startOf(first), now: startOf(first.add(WEEK)), zone })
  const week = await weekFrom(monday.subtract(WEEK))
  const before = await weekFrom(monday.subtract(WEEK).subtract(WEEK))
  const first = formatDate(startOf(monday.subtract(WEEK)).epochMilliseconds, zone)
  const waiting = await waitingFor(store, startOf(monday))
  const slow = week.pages.filter(({ lcp, seen }) => (lcp ?? 0) > SLOW_MS && seen >= 20).slice(0, 3)
  const body = (
    <EmailLayout title={`The week from ${first}`} agency={agency}>
      <Paragraph>
        {calls(week.booked)} booked, {calls(before.booked)} the week before. {week.arrived} arrived at the
        site, {before.arrived} the week before.
      </Paragraph>
      {waiting.length > 0 && <Subheading>What needs you</Subheading>}
      {waiting.length > 0 && <List items={waiting} />}
      <Subheading>From a visit to a call</Subheading>
      <List items={wayToACall(week)} />
      {week.sources.length > 0 && <Subheading>Where visitors came from</Subheading>}
      {week.sources.length > 0 && <Lines lines={barsOf(week.sources)} />}
      {week.medianHours !== null && (
        <Paragraph>
          Of those who asked to be called back, half were called within {Math.ceil(week.medianHours)} hours (
          {week.calledBack} were called).
        </Paragraph>
      )}
      {slow.length > 0 && <Subheading>Slow for 1 of 4 visitors</Subheading>}
      {slow.length > 0 && (
        <List items={slow.map(({ page, lcp }) => `${page}: ${((lcp ?? 0) / 1000).toFixed(1)} seconds`)} />
      )}
      <SmallPrint>
        “npm run desk -- report” has 90 days of it. weeklyReportEmail in content/site.yaml says who gets this
        email; an empty text stops it.
      </SmallPrint>
    </EmailLayout>
  )
  const subject = `Last week: ${calls(week.booked)} booked, ${week.arrived} arrived`
  return await composeEmail({ id, to: mail.weeklyReportTo, replyTo: agency.email, subject, body }, settings)
}

const calls = (count: number) => (count === 1 ? '1 call' : `${count} calls`)

/** A bar of characters for each source, which needs no pictures. */
function barsOf(sources: Report['sources']): string[] {
  const shown = sources.toSorted((a, b) => b.arrived - a.arrived).slice(0, 8)
  const most = Math.max(1, ...shown.map(({ arrived }) => arrived))
  return shown.map(({ name, arrived, booked }) => {
    const bar = '█'.repeat(Math.ceil((arrived / most) * LONGEST_BAR))
    return `${bar} ${name}: ${arrived} arrived, ${booked} booked`
  })
}

async function waitingFor(store: Store, monday: Temporal.Instant): Promise<string[]> {
  const { db } = store
  const { unsettled } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('unsettled'))
    .where('status', '=', 'confirmed')
    .where('outcome', 'is', null)
    .where('endsAt', '<', monday)
    .where('endsAt', '>=', monday.subtract({ hours: 30 * 24 }))
    .executeTakeFirstOrThrow()
  const { open } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll().as('open'))
    .where('callBy', 'is not', null)
    .where('calledAt', 'is', null)
    .executeTakeFirstOrThrow()
  const givenUp = (await givenUpSince(store, monday.subtract({ hours: 7 * 24 }))).length
  return [
    [Number(unsettled), 'calls have no outcome: record them on your day’s page.'],
    [Number(open), 'visitors wait to be called back.'],
    [givenUp, 'messages couldn’t be delivered: “npm run desk -- retry” sends them again.'],
  ].flatMap(([count, what]) => (count ? [`${count} ${what}`] : []))
}
