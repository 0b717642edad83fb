import { callsIn } from '../../calendar/list-calls.ts'
import { officeDays } from '../../calendar/office-days.ts'
import type { TimeRange } from '../../calendar/time-ranges.ts'
import { OFFICE_PATH } from '../../core/addresses.ts'
import { formatDate } from '../../core/format-time.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { count, LEAST_FOR_RATE, type Report, readReport, wayToACall } from '../../counts/report.ts'
import { openCallBacks } from '../../store/bookings.ts'
import type { Store } from '../../store/store.ts'
import { givenUpSince } from '../outbox.ts'
import type { Part, ValuesOf } from './letter-names.ts'

/** Google calls a page slow whose largest paint comes later for 1 of 4 visitors (web.dev/articles/lcp). */
const SLOW_MS = 2500
const LONGEST_BAR = 16

/** What came in the week before a Monday, what was booked, and what needs a person. The occasion is the Monday. */
export async function weeklyReport(
  { store, settings }: { store: Store; settings: BookingSettings },
  { occasion }: { occasion: string },
) {
  const { agency, mail, rules } = settings
  const monday = Temporal.PlainDate.from(occasion)
  const daysBefore = (days: number, length: number) => officeDays(rules, monday.subtract({ days }), length)
  const reportOf = ({ startsAt, endsAt }: TimeRange) =>
    readReport(store, null, { since: startsAt, now: endsAt, rules })
  const lastWeek = daysBefore(7, 7)
  const week = await reportOf(lastWeek)
  const before = await reportOf(daysBefore(14, 7))
  const slow = week.pages
    .filter(({ lcp, seen }) => (lcp ?? 0) > SLOW_MS && seen >= LEAST_FOR_RATE)
    .slice(0, 3)
  const values: ValuesOf<'weekly-report'> = {
    from: formatDate(lastWeek.startsAt.epochMilliseconds, rules.officeZone),
    booked: calls(week.booked),
    bookedBefore: calls(before.booked),
    arrived: count(week.arrived),
    arrivedBefore: count(before.arrived),
    waiting: list(await waitingFor(store, daysBefore(30, 30))),
    steps: list(wayToACall(week)),
    sources: week.sources.length > 0 ? [{ lines: barsOf(week.sources) }] : [],
    calledBack: String(week.calledBack),
    medianHours: week.medianHours?.toFixed(1) ?? '',
    slowPages: list(slow.map(({ page, lcp }) => `${page}: ${((lcp ?? 0) / 1000).toFixed(1)} seconds`)),
    officeLink: agency.origin + OFFICE_PATH,
  }
  return { to: mail.weeklyReportTo, values }
}

const list = (items: string[]): Part[] => (items.length > 0 ? [{ list: items }] : [])

const calls = (count: number) => (count === 1 ? '1 call' : `${count} calls`)

/** A bar of characters for each source, which needs no pictures. */
function barsOf(sources: Report['sources']): string[] {
  const shown = sources.toSorted((a, b) => b.arrived - a.arrived).slice(0, 8)
  const most = Math.max(1, ...shown.map(({ arrived }) => arrived))
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
