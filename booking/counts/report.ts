import { sql } from 'kysely'
import { sourceName } from '../../platform/source-name.ts'
import { officeDate, officeDays } from '../calendar/office-days.ts'
import { touchesIn } from '../core/attribution/attribution.ts'
import { hostIn } from '../core/attribution/format-attribution.ts'
import type { Booking } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import type { CallRules } from '../core/settings.ts'
import type { Database, Store } from '../store/store.ts'

/** What a report covers unless it is asked otherwise. */
export const REPORT_PERIOD = { hours: 90 * 24 }

/** How many a rate is computed of at least: with fewer, a single visit or call changes it too much. */
export const LEAST_FOR_RATE = 20

/** What is said of each source and first page. */
export const COUNTED = [
  ['Arrived', 'arrived'],
  ['Booked', 'booked'],
  ['Showed up', 'showedUp'],
  ['Clients', 'clients'],
] as const

export interface Period {
  since: Temporal.Instant
  now: Temporal.Instant
  /** Days are counted in their office's zone. */
  rules: CallRules
}

/**
 * What came to the site in a period, which calls were booked in it, and what has become of them: a host's calls, or all
 * with null. @throws StoreError
 */
export async function readReport({ db }: Store, host: string | null, period: Period) {
  const { since, now } = period
  const calls = await db
    .selectFrom('bookings')
    .select(['outcome', 'attribution'])
    .$if(host !== null, (query) => query.where('host', '=', host))
    .where('createdAt', '>=', since)
    .where('createdAt', '<', now)
    .execute()
  const leads = await db
    .selectFrom('leads')
    .select(['wanted', 'area', 'callBy', 'calledAt', 'createdAt'])
    .where('createdAt', '>=', since)
    .where('createdAt', '<', now)
    .execute()
  const { arrivals, ...seen } = await summarizeViews(countsIn(db, period))
  return {
    ...countsOf(calls),
    ...seen,
    /** The most bookings first. */
    sources: joined(
      arrivals.sources,
      Map.groupBy(calls, ({ attribution }) => sourceOf(touchesIn(attribution).first)),
    ),
    /** What became of visitors, by the page on which they arrived. */
    firstPages: joined(
      arrivals.pages,
      Map.groupBy(calls, ({ attribution }) => touchesIn(attribution).first.landing ?? 'not known'),
    ),
    askedForGuide: leads.filter(({ wanted, area, callBy }) => !wanted && !area && !callBy).length,
    ...callBacksIn(leads),
  }
}

function callBacksIn(leads: readonly Pick<Lead, 'createdAt' | 'calledAt'>[]) {
  const hours = leads
    .flatMap(({ calledAt, createdAt }) => (calledAt ? [createdAt.until(calledAt).total('hours')] : []))
    .sort((a, b) => a - b)
  /** Until half of those who waited for a call were called; null for nobody. */
  const medianHours = hours[Math.floor(hours.length / 2)] ?? null
  return { calledBack: hours.length, medianHours }
}

export type Report = Awaited<ReturnType<typeof readReport>>
export type Counted = Report['sources'][number]

type Call = Pick<Booking, 'outcome' | 'attribution'>

function countsOf(calls: readonly Call[]) {
  const recorded = calls.filter(({ outcome }) => outcome !== null)
  return {
    /** Canceled ones included. */
    booked: calls.length,
    /** Those with an outcome. */
    recorded: recorded.length,
    showedUp: recorded.filter(({ outcome }) => outcome !== 'no-show').length,
    notAFit: recorded.filter(({ outcome }) => outcome === 'not-a-fit').length,
    clients: recorded.filter(({ outcome }) => outcome === 'client').length,
  }
}

function joined(arrivals: Map<string, number>, calls: Map<string, Call[]>) {
  const names = [...new Set([...arrivals.keys(), ...calls.keys()])]
  return names
    .map((name) => ({ name, arrived: arrivals.get(name) ?? 0, ...countsOf(calls.get(name) ?? []) }))
    .sort((a, b) => b.booked - a.booked || b.arrived - a.arrived)
}

/** The source of a booking, as visits are counted by. */
const sourceOf = ({ utm_source: campaign, referrer }: { utm_source?: string; referrer?: string }) =>
  sourceName((campaign ?? hostIn(referrer)) || 'direct')

/** The counts of a period's days, which the database adds up, because a stranger can send much. */
function countsIn(db: Database, { since, now, rules }: Period) {
  const dayOf = (at: Temporal.Instant) => String(officeDate(rules, at))
  // A period that ends at midnight ends with the day before.
  const last = dayOf(now.subtract({ nanoseconds: 1 }))
  return db.selectFrom('seen').where('day', '>=', dayOf(since)).where('day', '<=', last)
}

async function summarizeViews(counts: ReturnType<typeof countsIn>) {
  const sums = counts.select(({ fn }) => fn.sum<number>('times').as('times'))
  const views = sums.where('event', 'like', 'seen:%')
  const arrived = sql<number>`sum(case when source <> '' then times else 0 end)`.as('arrived')
  const pages = await views.select(['page', arrived]).groupBy('page').execute()
  const sources = await views.select('source').where('source', '<>', '').groupBy('source').execute()
  const events = await sums
    .select('event')
    .where(sql<boolean>`(event in ('chosen', 'begun', 'downloaded', 'patients') or event like 'corrected:%')`)
    .groupBy('event')
    .execute()
  const total = (counted: { times: number }[]) => counted.reduce((sum, { times }) => sum + times, 0)
  const timesOf = (name: string) => total(events.filter(({ event }) => event.split(':')[0] === name))
  return {
    arrived: total(sources),
    sawCalendar: total(pages.filter(({ page }) => page === '/book')),
    choseTime: timesOf('chosen'),
    beganDetails: timesOf('begun'),
    /** Outcomes that somebody changed afterwards. */
    corrected: timesOf('corrected'),
    openedGuide: timesOf('downloaded'),
    /** Pages for patients, all together. */
    forPatients: timesOf('patients'),
    /** How many arrived from each source, and on each page. */
    arrivals: {
      sources: new Map(sources.map(({ source, times }) => [source, times])),
      pages: new Map(pages.flatMap(({ page, arrived }) => (arrived > 0 ? [[page, arrived]] : []))),
    },
  }
}

/** The most frequent of a period. */
const SHOWN_FAULTS = 10

/** How often pages were seen and how fast they were, the most seen first, and what failed on them. @throws StoreError */
export async function readPages({ db }: Store, period: Period) {
  const counts = countsIn(db, period)
  const sums = counts.select(({ fn }) => fn.sum<number>('times').as('times'))
  const views = sums.select('page').where('event', 'like', 'seen:%')
  const pages = await views.groupBy('page').orderBy('times', 'desc').execute()
  const measured = await readQuartiles(db, counts)
  const measureOf = (page: string, name: string) =>
    measured.find((one) => one.page === page && one.name === name)?.value ?? null
  const faults = await sums
    .select('event')
    .where(sql<boolean>`(event like 'failed:%' or event like 'blocked:%')`)
    .groupBy('event')
    .orderBy('times', 'desc')
    .limit(SHOWN_FAULTS)
    .execute()
  return {
    pages: pages.map(({ page, times }) => ({
      page,
      seen: times,
      lcp: measureOf(page, 'lcp'),
      inp: measureOf(page, 'inp'),
      cls: measureOf(page, 'cls'),
    })),
    /** What failed or was blocked on pages, the most often first. */
    faults,
  }
}

/** The values that three of four visitors to a page didn't exceed. */
async function readQuartiles(db: Database, counts: ReturnType<typeof countsIn>) {
  const measured = counts
    .select([
      'page',
      'times',
      sql<string>`substr(event, 1, 3)`.as('name'),
      sql<number>`cast(substr(event, 5) as real)`.as('value'),
    ])
    .where(sql<boolean>`(event like 'lcp:%' or event like 'inp:%' or event like 'cls:%')`)
  const { rows } = await sql<{ page: string; name: string; value: number }>`
    select page, name, min(value) as value
    from (
      select page, name, value,
        sum(times) over (partition by page, name order by value) as passed,
        sum(times) over (partition by page, name) as total
      from (${measured}) as measured
    ) as ordered
    where passed >= total * 0.75
    group by page, name`.execute(db)
  return rows
}

/** What hosts have recorded since the first day. @throws StoreError */
export async function readDeskRecord({ db }: Store) {
  const { held } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('held'))
    .where('outcome', 'is not', null)
    .where('outcome', '<>', 'no-show')
    .executeTakeFirstOrThrow()
  const calledBack = db
    .selectFrom('leads')
    .select(['createdAt', 'calledAt'])
    .where('calledAt', 'is not', null)
  return { held: Number(held), ...callBacksIn(await calledBack.execute()) }
}

/** `73,477` */
export const count = (times: number) => times.toLocaleString('en-US')

/** `7% (31 of 412)`, or the counts alone where they are too few. */
export function formatRate(part: number, of: number): string {
  if (of === 0) return count(part)
  const counts = `${count(part)} of ${count(of)}`
  return of < LEAST_FOR_RATE
    ? `${counts}, too few for a rate`
    : `${Math.round((100 * part) / of)}% (${counts})`
}

/** The way from a visit to a client, a line for each step. The calendar's views have no rate: a visitor may see it twice. */
export function wayToACall(report: Report): string[] {
  const { arrived, sawCalendar, choseTime, beganDetails, booked, recorded, showedUp, notAFit, clients } =
    report
  return [
    `Arrived at the site: ${count(arrived)}`,
    `Views of the calendar: ${count(sawCalendar)}`,
    `Chose a time, of these: ${formatRate(choseTime, sawCalendar)}`,
    `Began to type the details, of these: ${formatRate(beganDetails, choseTime)}`,
    `Booked, of those who arrived: ${formatRate(booked, arrived)}. Booked includes canceled calls.`,
    `Showed up, of calls with an outcome: ${formatRate(showedUp, recorded)}`,
    `Were not a fit, of the same: ${formatRate(notAFit, recorded)}`,
    `Became clients, of the same: ${formatRate(clients, recorded)}`,
    `Outcomes changed afterwards: ${report.corrected}`,
    `Asked for the guide: ${report.askedForGuide}`,
    `Its file was opened, robots included: ${count(report.openedGuide)}`,
    `Pages sent to patients, robots included: ${count(report.forPatients)}`,
  ]
}

/** What became of the visitors of each source that brought a booking. */
export function sourceLines({ sources }: Report): string[] {
  return sources
    .filter(({ booked }) => booked > 0)
    .map((source) => {
      const counts = COUNTED.map(([name, counted]) => `${name.toLowerCase()} ${count(source[counted])}`)
      return `From ${source.name}: ${counts.join(', ')}`
    })
}

/** On each side of a change. */
const COMPARED_DAYS = 28
/** The latest changes that are compared: each takes two reports. */
const COMPARED_CHANGES = 5

/** Notes what somebody changed on the site today, to be compared. @throws StoreError */
export async function noteChange({ db }: Store, name: string, rules: CallRules, now: Temporal.Instant) {
  const day = String(officeDate(rules, now))
  const noted = db.insertInto('notes').values({ name, day })
  await noted.onConflict((conflict) => conflict.column('name').doUpdateSet({ day })).execute()
}

/** The latest changes that were noted, each with the weeks on both sides. @throws StoreError */
export async function compareChanges(store: Store, rules: CallRules): Promise<string[]> {
  const notes = store.db.selectFrom('notes').selectAll().orderBy('day', 'desc').limit(COMPARED_CHANGES)
  const reportFrom = (first: Temporal.PlainDate) => {
    const { startsAt, endsAt } = officeDays(rules, first, COMPARED_DAYS)
    return readReport(store, null, { since: startsAt, now: endsAt, rules })
  }
  const compared = (await notes.execute()).map(async ({ name, day }) => {
    const noted = Temporal.PlainDate.from(day)
    const before = await reportFrom(noted.subtract({ days: COMPARED_DAYS }))
    return `“${name}” (${day}): ${compareReports(before, await reportFrom(noted))}.`
  })
  return await Promise.all(compared)
}

/** 95% of a normal distribution lie within so many standard deviations. */
const Z = 1.96

/** The interval that holds the true rate in 95 of 100 cases, in percent (Wilson 1927, en.wikipedia.org/wiki/Binomial_proportion_confidence_interval). */
function interval(part: number, of: number): [number, number] {
  const rate = part / of
  const middle = rate + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2))
  const scale = 100 / (1 + Z ** 2 / of)
  return [Math.max(0, (middle - half) * scale), Math.min(100, (middle + half) * scale)]
}

/** Says how the share of arrivals that booked a call differs before and after a change. */
export function compareReports(before: Report, after: Report): string {
  if (Math.min(before.arrived, after.arrived) < LEAST_FOR_RATE) return 'too few visits on one side to compare'
  const of = ({ booked, arrived }: Report) => interval(Math.min(booked, arrived), arrived)
  const range = ([low, high]: [number, number]) => `${low.toFixed(1)}–${high.toFixed(1)}%`
  const [was, is] = [of(before), of(after)]
  const rates = `booked a call: ${range(was)} before, ${range(is)} after`
  return was[1] < is[0] || is[1] < was[0] ? rates : `${rates}, which can’t be told apart from chance`
}
