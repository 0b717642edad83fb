import fc from 'fast-check'
import { expect, it } from 'vitest'
import { busyInICalendar } from './busy.ts'

const zones = [
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Santiago',
  'America/Vancouver',
]
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const weekdayOf = ({ dayOfWeek }: Temporal.PlainDate) => WEEKDAYS[dayOfWeek - 1] ?? ''

/** Series that began up to 2,000 days before a day near a clock change of one of the zones. */
const anySeries = fc
  .record({
    zone: fc.constantFrom(...zones),
    officeZone: fc.constantFrom(...zones),
    middle: fc
      .constantFrom('2026-03-08', '2026-04-05', '2026-09-06', '2026-10-04', '2026-11-01')
      .map(Temporal.PlainDate.from),
    daysBefore: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2000 })),
    time: fc
      .integer({ min: 0, max: 24 * 4 - 1 })
      .map((quarters) => new Temporal.PlainTime().add({ minutes: quarters * 15 })),
    hours: fc.integer({ min: 1, max: 30 }),
    isAllDay: fc.boolean(),
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.option(fc.subarray(WEEKDAYS, { minLength: 1 })),
    end: fc.oneof(
      fc.constant({}),
      fc.record({ count: fc.integer({ min: 1, max: 600 }) }),
      fc.record({ daysAfter: fc.integer({ min: 0, max: 10 }) }),
    ) as fc.Arbitrary<{ count?: number; daysAfter?: number }>,
    dropped: fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 3 }),
  })
  .map(({ daysBefore, weekdays, ...series }) => {
    const first = series.middle.subtract({ days: daysBefore })
    // A series has to begin with an event.
    return { ...series, first, weekdays: weekdays && [...new Set([...weekdays, weekdayOf(first)])] }
  })

type Series = typeof anySeries extends fc.Arbitrary<infer T> ? T : never

/** The dates on which the series has an event, counted day by day. */
function datesOf({ first, middle, interval, weekdays, end, dropped }: Series): Temporal.PlainDate[] {
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const dates: Temporal.PlainDate[] = []
  for (let date = first; Temporal.PlainDate.compare(date, middle.add({ days: 15 })) < 0; ) {
    const weeks = Math.floor(monday.until(date).days / 7)
    const matches = weekdays
      ? weeks % interval === 0 && weekdays.includes(weekdayOf(date))
      : first.until(date).days % interval === 0
    if (matches) dates.push(date)
    date = date.add({ days: 1 })
  }
  const last = middle.add({ days: end.daysAfter ?? 15 })
  return dates
    .slice(0, end.count)
    .filter((date) => Temporal.PlainDate.compare(date, last) <= 0)
    .filter((date) => !dropped.some((days) => middle.add({ days }).equals(date)))
}

function objectOf(series: Series): string {
  const { zone, first, middle, time, hours, isAllDay, interval, weekdays, end, dropped } = series
  const basic = (value: { toString(): string }) => value.toString().slice(0, 19).replaceAll(/[-:]/g, '')
  const at = (name: string, date: Temporal.PlainDate) =>
    isAllDay
      ? `${name};VALUE=DATE:${basic(date)}`
      : `${name};TZID=${zone}:${basic(date.toPlainDateTime(time))}`
  const rule = [
    weekdays ? `FREQ=WEEKLY;BYDAY=${weekdays}` : 'FREQ=DAILY',
    `INTERVAL=${interval}`,
    ...(end.count ? [`COUNT=${end.count}`] : []),
  ]
  if (end.daysAfter !== undefined) {
    const last = middle.add({ days: end.daysAfter })
    const until = last.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
    rule.push(`UNTIL=${isAllDay ? basic(last) : `${basic(until)}Z`}`)
  }
  return [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    at('DTSTART', first),
    isAllDay ? 'DURATION:P1D' : `DURATION:PT${hours}H`,
    `RRULE:${rule.join(';')}`,
    ...dropped.map((days) => at('EXDATE', middle.add({ days }))),
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
}

it('reads what Temporal counts, for any series, zones and clock changes', () => {
  let counted = 0
  fc.assert(
    fc.property(anySeries, (series) => {
      const { zone, officeZone, middle, time, hours, isAllDay } = series
      const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(officeZone).toInstant()
      const range = {
        startsAt: midnight(middle.subtract({ days: 10 })),
        endsAt: midnight(middle.add({ days: 10 })),
      }
      const expected = datesOf(series)
        .map((date) => {
          if (isAllDay) return [midnight(date), midnight(date.add({ days: 1 }))] as const
          const startsAt = date.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
          return [startsAt, startsAt.add({ hours })] as const
        })
        .filter(
          ([startsAt, endsAt]) =>
            startsAt.epochMilliseconds < range.endsAt.epochMilliseconds &&
            endsAt.epochMilliseconds > range.startsAt.epochMilliseconds,
        )
        .map(([startsAt, endsAt]) => `${startsAt}/${endsAt}`)
      const found = busyInICalendar([objectOf(series)], range, { zone: officeZone, addresses: [] })
      const times = new Set(found.times.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`))
      expect([found.unreadable, [...times].toSorted()]).toEqual([0, expected.toSorted()])
      counted += expected.length
    }),
    { numRuns: 500 },
  )
  expect(counted).toBeGreaterThan(1000)
})
