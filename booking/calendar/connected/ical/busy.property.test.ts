import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overlaps } from '../../time-ranges.ts'
import { busyInICalendar } from './busy.ts'

const ZONES = [
  ...['America/New_York', 'Asia/Kathmandu', 'America/St_Johns'],
  ...['Australia/Lord_Howe', 'America/Santiago', 'America/Vancouver'],
]
const zone = fc.constantFrom(...ZONES)
/** Days at which clocks change in some of the zones. */
const middle = fc
  .constantFrom('2026-03-08', '2026-04-05', '2026-09-06', '2026-10-04', '2026-11-01')
  .map(Temporal.PlainDate.from)

/** Daily and weekly series that began up to 2,000 days before. */
const anySeries = fc.record({
  zone,
  officeZone: zone,
  middle,
  daysBefore: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2000 })),
  time: fc.integer({ min: 0, max: 95 }).map((n) => new Temporal.PlainTime().add({ minutes: n * 15 })),
  hours: fc.integer({ min: 1, max: 30 }),
  isAllDay: fc.boolean(),
  days: fc.constantFrom(1, 7),
  interval: fc.integer({ min: 1, max: 4 }),
  count: fc.option(fc.integer({ min: 1, max: 600 })),
  untilAfter: fc.option(fc.integer({ min: 0, max: 10 })),
  dropped: fc.integer({ min: -5, max: 5 }),
})

it('reads what Temporal counts, for any series, zones and clock changes', () => {
  let counted = 0
  const property = fc.property(anySeries, (series) => {
    const { zone, officeZone, middle, daysBefore, time, hours, isAllDay, days, interval, dropped } = series
    const first = middle.subtract({ days: daysBefore })
    const until = middle.add({ days: series.untilAfter ?? 15 })
    const without = middle.add({ days: dropped })
    const midnight = (date: Temporal.PlainDate) => date.toZonedDateTime(officeZone).toInstant()
    const startOf = (date: Temporal.PlainDate) =>
      isAllDay ? midnight(date) : date.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
    const endOf = (date: Temporal.PlainDate) =>
      isAllDay ? midnight(date.add({ days: 1 })) : startOf(date).add({ hours })
    const range = {
      startsAt: midnight(middle.subtract({ days: 10 })),
      endsAt: midnight(middle.add({ days: 10 })),
    }
    const expected = Array.from({ length: series.count ?? 2100 }, (_, n) =>
      first.add({ days: n * days * interval }),
    )
      .filter((date) => Temporal.PlainDate.compare(date, until) <= 0 && !date.equals(without))
      .map((date) => ({ startsAt: startOf(date), endsAt: endOf(date) }))
      .filter((one) => overlaps(one, range))

    const basic = (value: object) => String(value).slice(0, 19).replaceAll(/[-:]/g, '')
    const at = (name: string, date: Temporal.PlainDate) =>
      isAllDay
        ? `${name};VALUE=DATE:${basic(date)}`
        : `${name};TZID=${zone}:${basic(date.toPlainDateTime(time))}`
    // Together RFC 5545 forbids them; one of them ends the series first.
    const ends = [
      series.count === null ? '' : `;COUNT=${series.count}`,
      series.untilAfter === null ? '' : `;UNTIL=${isAllDay ? basic(until) : `${basic(startOf(until))}Z`}`,
    ]
    const object = [
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', at('DTSTART', first), at('EXDATE', without)],
      isAllDay ? 'DURATION:P1D' : `DURATION:PT${hours}H`,
      `RRULE:FREQ=${days === 7 ? 'WEEKLY' : 'DAILY'};INTERVAL=${interval}${ends.join('')}`,
      ...['END:VEVENT', 'END:VCALENDAR'],
    ].join('\r\n')
    const { times, unreadable } = busyInICalendar([object], range, { zone: officeZone, addresses: [] })
    const texts = (ranges: typeof times) =>
      [...new Set(ranges.map((one) => `${one.startsAt}/${one.endsAt}`))].toSorted()
    expect(unreadable).toEqual([])
    expect(texts(times)).toEqual(texts(expected))
    counted += expected.length
  })
  fc.assert(property, { numRuns: 200 })
  expect(counted).toBeGreaterThan(200)
})
