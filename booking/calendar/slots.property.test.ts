import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CallRules, IsoWeekday, OpenSpan } from '../core/settings.ts'
import { faultOfRules, minutesOfDay } from './rules.ts'
import { candidateSlots, freeSlots, isOffered } from './slots.ts'

const zones = [
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Vancouver',
]

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** One or two spans of a day that do not overlap, each long enough for the call. */
const spansOfDay = (callMinutes: number): fc.Arbitrary<OpenSpan[]> =>
  fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 2, maxLength: 4 }).map((edges) => {
    const sorted = edges.toSorted((a, b) => a - b)
    const spans: OpenSpan[] = []
    for (let index = 0; index + 1 < sorted.length; index += 2) {
      const [from = 0, to = 0] = sorted.slice(index, index + 2)
      if (to - from >= callMinutes) spans.push({ from: clock(from), to: clock(to) })
    }
    return spans
  })

const week: IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7]
/** Two days before the clocks of some of the zones change. */
const BEFORE_CHANGES = ['2026-10-02', '2026-10-30', '2027-03-12', '2027-04-02'].map((day) =>
  Date.parse(`${day}T12:00Z`),
)
const anyNow = fc
  .oneof(
    fc.integer({ min: Date.UTC(2011, 11, 20), max: Date.UTC(2012, 0, 5) }),
    fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
    fc.constantFrom(...BEFORE_CHANGES),
  )
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds))

/** Rules and a moment, with days off and days of other hours that fall near that moment. */
const anyCase: fc.Arbitrary<[CallRules, Temporal.Instant]> = fc
  .tuple(fc.integer({ min: 5, max: 90 }), anyNow)
  .chain(([callMinutes, now]) =>
    fc
      .record({
        officeZone: fc.constantFrom(...zones),
        days: fc.tuple(...week.map(() => spansOfDay(callMinutes))),
        offAhead: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
        otherHours: fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), spansOfDay(callMinutes)), {
          maxLength: 3,
        }),
        bufferMinutes: fc.integer({ min: 0, max: 60 }),
        minimumNoticeMinutes: fc.integer({ min: 0, max: 1440 }),
        horizonDays: fc.integer({ min: 1, max: 21 }),
      })
      .map(({ days, offAhead, otherHours, ...rest }) => {
        const today = now.toZonedDateTimeISO(rest.officeZone).toPlainDate()
        const exceptions = otherHours.filter(([ahead]) => !offAhead.includes(ahead))
        const rules: CallRules = {
          ...rest,
          callMinutes,
          changesUntilMinutesBefore: 0,
          hours: Object.fromEntries(week.map((weekday, index) => [weekday, days[index] ?? []])),
          daysOff: offAhead.map((ahead) => today.add({ days: ahead }).toString()),
          exceptions: Object.fromEntries(
            exceptions.map(([ahead, spans]) => [today.add({ days: ahead }).toString(), spans]),
          ),
        }
        return [rules, now]
      }),
  )

it('offers only times the rules allow, for any rules, zone and time', () => {
  let offered = 0
  fc.assert(
    fc.property(anyCase, ([rules, now]) => {
      expect(faultOfRules(rules)).toBeUndefined()
      const slots = candidateSlots(rules, now)
      offered += slots.length
      const last = now.toZonedDateTimeISO(rules.officeZone).toPlainDate().add({ days: rules.horizonDays })
      slots.forEach((slot, index) => {
        const start = slot.startsAt.toZonedDateTimeISO(rules.officeZone)
        const date = start.toPlainDate()

        const next = slots[index + 1]
        // From one day to the next the database keeps calls apart.
        if (next?.startsAt.toZonedDateTimeISO(rules.officeZone).toPlainDate().equals(date)) {
          const blocksUntil = slot.endsAt.add({ minutes: rules.bufferMinutes })
          expect(Temporal.Instant.compare(blocksUntil, next.startsAt)).toBeLessThanOrEqual(0)
        }
        expect(slot.startsAt.until(slot.endsAt).total('minutes')).toBe(rules.callMinutes)
        expect(
          Temporal.Instant.compare(slot.startsAt, now.add({ minutes: rules.minimumNoticeMinutes })),
        ).toBeGreaterThanOrEqual(0)
        expect(Temporal.PlainDate.compare(date, last)).toBeLessThanOrEqual(0)
        expect(rules.daysOff).not.toContain(date.toString())

        const end = slot.endsAt.toZonedDateTimeISO(rules.officeZone).toPlainDateTime()
        const weekly = rules.hours[start.dayOfWeek as IsoWeekday] ?? []
        const inside = (rules.exceptions?.[date.toString()] ?? weekly).some((span) => {
          const opens = date.toPlainDateTime().add({ minutes: minutesOfDay(span.from) })
          const closes = date.toPlainDateTime().add({ minutes: minutesOfDay(span.to) })
          return (
            Temporal.PlainDateTime.compare(start.toPlainDateTime(), opens) >= 0 &&
            Temporal.PlainDateTime.compare(end, closes) <= 0
          )
        })
        expect(inside).toBe(true)
      })
      for (const slot of slots.slice(0, 3)) expect(isOffered(rules, now, slot.startsAt)).toBe(true)
    }),
    { numRuns: 30 },
  )
  expect(offered).toBeGreaterThan(0)
}, 60_000)

it('keeps the same grid as time passes: slots are only removed', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 1, max: 3 * 1440 }), ([rules, now], minutes) => {
      const later = now.add({ minutes })
      const before = candidateSlots(rules, now).map((slot) => slot.startsAt.epochMilliseconds)
      const after = new Set(candidateSlots(rules, later).map((slot) => slot.startsAt.epochMilliseconds))
      const earliest = later.add({ minutes: rules.minimumNoticeMinutes }).epochMilliseconds
      for (const start of before) if (start >= earliest) expect(after.has(start)).toBe(true)
    }),
    { numRuns: 15 },
  )
}, 60_000)

it('offers within a minute what the rules offer at each of its milliseconds', () => {
  fc.assert(
    fc.property(
      anyCase,
      fc.array(fc.integer({ min: 0, max: 180_000 }), { minLength: 3, maxLength: 3 }),
      ([rules, now], later) => {
        for (const milliseconds of later) {
          const moment = now.add({ milliseconds })
          expect(freeSlots(rules, moment, [])).toEqual(candidateSlots(rules, moment))
        }
      },
    ),
    { numRuns: 15 },
  )
})
