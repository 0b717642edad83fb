import fc from 'fast-check'
import { expect, it } from 'vitest'
import { busyInICalendar } from './busy.ts'

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
type Wall = Temporal.PlainDateTime

interface Rule {
  frequency: 'YEARLY' | 'MONTHLY' | 'WEEKLY' | 'DAILY' | 'HOURLY'
  interval: number
  weekStart: number
  months: number[]
  monthDays: number[]
  yearDays: number[]
  weeks: number[]
  weekdays: [nth: number, day: number][]
  hours: number[]
  minutes: number[]
  positions: number[]
  count: number | null
}

/** Whether `value`, the nth of `of`, is among numbers that count from the end when negative. */
const isAmong = (numbers: number[], value: number, of: number) =>
  numbers.some((one) => one === value || one === value - of - 1)

/** The week of a day, and how many weeks its year has: the first one has four days of the year (RFC 5545). */
function weekOf(date: Temporal.PlainDate, weekStart: number) {
  const startOf = (day: Temporal.PlainDate) => day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 })
  const firstOf = (year: number) => startOf(new Temporal.PlainDate(year, 1, 4))
  const { year } = startOf(date).add({ days: 3 })
  const weeks = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
    from.until(to, { largestUnit: 'days' }).days / 7
  return { year, week: weeks(firstOf(year), startOf(date)) + 1, of: weeks(firstOf(year), firstOf(year + 1)) }
}

/** The day's place among its weekdays in a year or month, from the begin and from the end. */
function nthIn(date: Temporal.PlainDate, isYear: boolean) {
  const [place, of] = isYear ? [date.dayOfYear, date.daysInYear] : [date.day, date.daysInMonth]
  return [Math.ceil(place / 7), -Math.ceil((of - place + 1) / 7)]
}

function isDayOf(rule: Rule, date: Temporal.PlainDate, first: Wall): boolean {
  const { frequency, months, monthDays, yearDays, weeks, weekdays } = rule
  const hasDay = monthDays.length + yearDays.length + weekdays.length > 0
  const isFirst =
    frequency === 'YEARLY'
      ? (months.length > 0 || date.month === first.month) && date.day === first.day
      : frequency === 'MONTHLY'
        ? date.day === first.day
        : frequency !== 'WEEKLY' || date.dayOfWeek === first.dayOfWeek
  const { week, of } = weekOf(date, rule.weekStart)
  return (
    (hasDay || weeks.length > 0 || isFirst) &&
    (months.length === 0 || months.includes(date.month)) &&
    (monthDays.length === 0 || isAmong(monthDays, date.day, date.daysInMonth)) &&
    (yearDays.length === 0 || isAmong(yearDays, date.dayOfYear, date.daysInYear)) &&
    (weeks.length === 0 || isAmong(weeks, week, of)) &&
    (weekdays.length === 0 ||
      weekdays.some(([nth, day]) => {
        const isYear = frequency === 'YEARLY' && months.length === 0
        return day === date.dayOfWeek && (nth === 0 || nthIn(date, isYear).includes(nth))
      }))
  )
}

/** Which of its rule's periods a time is in, from that of the first event on. */
function periodOf({ frequency, weekStart, weeks }: Rule, wall: Wall, first: Wall): number {
  const days = (a: Wall, b: Wall) => a.toPlainDate().until(b.toPlainDate(), { largestUnit: 'days' }).days
  // A week that two years share belongs to one of them.
  const yearOf = (at: Wall) => (weeks.length > 0 ? weekOf(at.toPlainDate(), weekStart).year : at.year)
  if (frequency === 'YEARLY') return yearOf(wall) - first.year
  if (frequency === 'MONTHLY') return (wall.year - first.year) * 12 + wall.month - first.month
  const startOfWeek = first.subtract({ days: (first.dayOfWeek - weekStart + 7) % 7 })
  if (frequency === 'WEEKLY') return Math.floor(days(startOfWeek, wall) / 7)
  return frequency === 'DAILY' ? days(first, wall) : days(first, wall) * 24 + wall.hour - first.hour
}

/** Goes through every minute that the rule can name, and keeps those of RFC 5545 3.3.10. */
function startsBy(rule: Rule, first: Wall, end: Wall): Wall[] {
  const or = (numbers: number[], one: number) =>
    numbers.length > 0 ? [...new Set(numbers)].sort((a, b) => a - b) : [one]
  const hours =
    rule.frequency === 'HOURLY' ? Array.from({ length: 24 }, (_, n) => n) : or(rule.hours, first.hour)
  const periods = new Map<number, Wall[]>()
  const until = new Temporal.PlainDate(end.year + 1, 1, 10)
  for (
    // From the year before, because the first event's week may have begun there.
    let date = new Temporal.PlainDate(first.year - 1, 12, 25);
    !date.equals(until);
    date = date.add({ days: 1 })
  ) {
    if (!isDayOf(rule, date, first)) continue
    for (const hour of hours.filter((one) => rule.hours.length === 0 || rule.hours.includes(one)))
      for (const minute of or(rule.minutes, first.minute)) {
        const wall = date.toPlainDateTime({ hour, minute })
        const period = periodOf(rule, wall, first)
        if (period < 0 || period % rule.interval !== 0) continue
        periods.set(period, [...(periods.get(period) ?? []), wall])
      }
  }
  const { positions } = rule
  const starts = [...periods.values()].flatMap((set) =>
    positions.length === 0 ? set : set.filter((_, n) => isAmong(positions, n + 1, set.length)),
  )
  const sorted = starts
    .sort(Temporal.PlainDateTime.compare)
    .filter((wall) => Temporal.PlainDateTime.compare(wall, first) >= 0)
  return [first, ...sorted.slice(0, rule.count ?? undefined)]
}

const signed = (max: number) => fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: -max, max: -1 }))
const some = <T>(one: fc.Arbitrary<T>, maxLength = 3) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, fc.array(one, { minLength: 1, maxLength }))
const anyRule: fc.Arbitrary<Rule> = fc
  .record({
    frequency: fc.constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    weekStart: fc.constantFrom(1, 6, 7),
    months: some(fc.integer({ min: 1, max: 12 }), 5),
    monthDays: some(signed(31), 5),
    yearDays: some(signed(366), 5),
    weeks: some(signed(53), 5),
    weekdays: some(fc.tuple(fc.constant(0), fc.integer({ min: 1, max: 7 }))),
    nth: fc.boolean().chain((isNth) => (isNth ? signed(5) : fc.constant(0))),
    hours: some(fc.integer({ min: 0, max: 23 })),
    minutes: some(fc.constantFrom(0, 15, 30, 59), 2),
    positions: some(signed(4), 2),
    count: fc.option(fc.integer({ min: 1, max: 60 })),
  })
  .map(({ nth, ...rule }) => {
    // What RFC 5545 forbids, or leaves to each program, is not asked.
    const isYear = rule.frequency === 'YEARLY'
    const weeks = isYear && rule.weekdays.length > 0 ? rule.weeks : []
    const yearDays = isYear && weeks.length === 0 && rule.weekdays.length === 0 ? rule.yearDays : []
    const monthDays = rule.frequency === 'WEEKLY' || weeks.length + yearDays.length > 0 ? [] : rule.monthDays
    const isNth = (isYear || rule.frequency === 'MONTHLY') && weeks.length + monthDays.length === 0
    const weekdays = rule.weekdays.map(([, day]): [number, number] => [isNth ? nth : 0, day])
    const months = weeks.length > 0 ? [] : rule.months
    const hasOthers = [months, monthDays, yearDays, weeks, weekdays, rule.hours, rule.minutes].some(
      (one) => one.length > 0,
    )
    return {
      ...rule,
      weeks,
      yearDays,
      monthDays,
      weekdays,
      months,
      positions: hasOthers ? rule.positions : [],
    }
  })

function textOf(rule: Rule): string {
  const list = (name: string, items: unknown[]) => (items.length > 0 ? `;${name}=${items.join(',')}` : '')
  const day = (number: number) => DAYS[number - 1]
  return [
    `FREQ=${rule.frequency};INTERVAL=${rule.interval};WKST=${day(rule.weekStart)}`,
    list('BYMONTH', rule.months) + list('BYMONTHDAY', rule.monthDays) + list('BYYEARDAY', rule.yearDays),
    list('BYWEEKNO', rule.weeks) +
      list(
        'BYDAY',
        rule.weekdays.map(([nth, one]) => `${nth || ''}${day(one)}`),
      ),
    list('BYHOUR', rule.hours) + list('BYMINUTE', rule.minutes) + list('BYSETPOS', rule.positions),
    rule.count === null ? '' : `;COUNT=${rule.count}`,
  ].join('')
}

/** The days at which clocks change in the zones below, and the turn of a year. */
const MIDDLES = ['2026-03-08', '2026-04-05', '2026-10-04', '2026-11-01', '2027-01-01']

it('counts what goes through every minute finds, for any rule, over clock changes and in odd zones', () => {
  let counted = 0
  const property = fc.property(
    anyRule,
    fc.constantFrom('Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'America/New_York'),
    fc.constantFrom(...MIDDLES),
    fc.integer({ min: -20, max: 700 }),
    fc.integer({ min: 0, max: 95 }),
    (rule, zone, day, daysBefore, quarter) => {
      const middle = Temporal.PlainDateTime.from(day)
      const first = middle.subtract({ days: daysBefore }).add({ minutes: quarter * 15 })
      const instantOf = (wall: Wall) => wall.toZonedDateTime(zone).toInstant()
      const range = {
        startsAt: instantOf(middle.subtract({ days: 10 })),
        endsAt: instantOf(middle.add({ days: 25 })),
      }
      const expected = startsBy(rule, first, middle)
        .map(instantOf)
        .filter((at) => Temporal.Instant.compare(at, range.startsAt) >= 0)
        .filter((at) => Temporal.Instant.compare(at, range.endsAt) < 0)
      const object = [
        ...[
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          `DTSTART;TZID=${zone}:${String(first).replaceAll(/[-:]/g, '')}`,
        ],
        ...['DURATION:PT1S', `RRULE:${textOf(rule)}`, 'END:VEVENT', 'END:VCALENDAR'],
      ].join('\r\n')
      const { times, unreadable } = busyInICalendar([object], range, { zone, addresses: [] })
      const texts = (instants: Temporal.Instant[]) => [...new Set(instants.map(String))].toSorted()
      expect(unreadable).toEqual([])
      expect(texts(times.map(({ startsAt }) => startsAt)), textOf(rule)).toEqual(texts(expected))
      counted += expected.length
    },
  )
  fc.assert(property, { numRuns: 300 })
  expect(counted).toBeGreaterThan(300)
})
