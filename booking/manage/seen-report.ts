import type { Seen } from '../store/seen.ts'

/** With fewer visits, a single one changes a rate too much. */
const LEAST_FOR_RATE = 20
/** 95% of a normal distribution lie within so many standard deviations. */
const Z = 1.96

const total = (counts: readonly Seen[]) => counts.reduce((sum, { times }) => sum + times, 0)
const isSeen = ({ event }: Seen) => event.startsWith('seen:')
const isFault = ({ event }: Seen) => /^(failed|blocked):/.test(event)
const isArrival = ({ source }: Seen) => source !== ''

/** How often pages were seen and from where visitors arrived, the most first. */
export function summarizeSeen(counts: readonly Seen[]) {
  const seen = counts.filter(isSeen)
  const pages = [...Map.groupBy(counts, ({ page }) => page)].map(([page, of]) => ({
    page,
    seen: total(of.filter(isSeen)),
    lcp: quartile(of, 'lcp'),
    inp: quartile(of, 'inp'),
    cls: quartile(of, 'cls'),
  }))
  const sources = [...Map.groupBy(seen.filter(isArrival), ({ source }) => source)].map(([source, of]) => ({
    source,
    arrived: total(of),
  }))
  return {
    pages: pages.sort((a, b) => b.seen - a.seen),
    sources: sources.sort((a, b) => b.arrived - a.arrived),
    /** What failed or was blocked on pages, the most often first. */
    faults: [...Map.groupBy(counts.filter(isFault), ({ event }) => event)]
      .map(([event, of]) => ({ event, times: total(of) }))
      .sort((a, b) => b.times - a.times),
    arrived: total(seen.filter(isArrival)),
    sawCalendar: total(seen.filter(({ page }) => page === '/book')),
  }
}

/** The value that three of four visitors didn't exceed; null without a measurement. */
function quartile(counts: readonly Seen[], name: string): number | null {
  const values = counts
    .filter(({ event }) => event.startsWith(`${name}:`))
    .map(({ event, times }) => ({ value: Number(event.slice(name.length + 1)), times }))
    .sort((a, b) => a.value - b.value)
  const three = values.reduce((sum, { times }) => sum + times, 0) * 0.75
  let passed = 0
  for (const { value, times } of values) {
    passed += times
    if (passed >= three) return value
  }
  return null
}

/** `7% (31 of 412)`, or the counts alone where they are too few. */
export function formatRate(part: number, of: number): string {
  const counts = `${part} of ${of}`
  return of < LEAST_FOR_RATE
    ? `${counts}, too few for a rate`
    : `${Math.round((100 * part) / of)}% (${counts})`
}

/** The interval that holds the true rate in 95 of 100 cases, in percent (Wilson 1927, en.wikipedia.org/wiki/Binomial_proportion_confidence_interval). */
export function interval(part: number, of: number): [number, number] {
  const rate = part / of
  const middle = rate + Z ** 2 / (2 * of)
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2))
  const scale = 100 / (1 + Z ** 2 / of)
  return [Math.max(0, (middle - half) * scale), Math.min(100, (middle + half) * scale)]
}

/** Says how the share of arrivals that saw the calendar differs before and after a day. */
export function compareWeeks(before: readonly Seen[], after: readonly Seen[]): string {
  const [was, is] = [before, after].map(summarizeSeen)
  if (!was || !is || Math.min(was.arrived, is.arrived) < LEAST_FOR_RATE)
    return 'too few visits on one side to compare'
  const one = interval(Math.min(was.sawCalendar, was.arrived), was.arrived)
  const other = interval(Math.min(is.sawCalendar, is.arrived), is.arrived)
  const differs = one[1] < other[0] || other[1] < one[0]
  const range = ([low, high]: [number, number]) => `${low.toFixed(1)}–${high.toFixed(1)}%`
  const rates = `saw the calendar: ${range(one)} before, ${range(other)} after`
  return differs ? rates : `${rates}; this can’t be told apart from chance`
}
