import type { CallRules, IsoWeekday, OpenSpan } from '../core/settings.ts'
import { officeDate } from './office-days.ts'
import { minutesOfDay } from './rules.ts'
import { mergedRanges, overlaps, type TimeRange, toPair } from './time-ranges.ts'

/** All calls the rules allow, without their buffers, in time order, whether taken or not. Expects rules without a `faultOfRules`. */
export function candidateSlots(rules: CallRules, now: Temporal.Instant): TimeRange[] {
  const earliest = now.add({ minutes: rules.minimumNoticeMinutes })
  return slotsFrom(rules, officeDate(rules, now)).filter(
    (slot) => Temporal.Instant.compare(slot.startsAt, earliest) >= 0,
  )
}

/** By rules, which differ between hosts: the slots stay the same for a day, and finding them is half the work of the calendar's page. */
const lastSlots = new Map<string, { today: Temporal.PlainDate; slots: readonly TimeRange[] }>()
/** More rules than an agency has hosts. */
const MAX_RULES = 50

function slotsFrom(rules: CallRules, today: Temporal.PlainDate): readonly TimeRange[] {
  const key = JSON.stringify(rules)
  const last = lastSlots.get(key)
  if (last?.today.equals(today)) return last.slots
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, ahead) => today.add({ days: ahead }))
  const slots = days.flatMap((date) => slotsOfDate(rules, date))
  if (lastSlots.size >= MAX_RULES) lastSlots.clear()
  lastSlots.set(key, { today, slots })
  return slots
}

/** The candidates that, with their buffer, overlap none of the `taken` ranges, which include their own. */
export function freeSlots(rules: CallRules, now: Temporal.Instant, taken: TimeRange[]): TimeRange[] {
  // Merged first, because a full calendar has many.
  const merged = mergedRanges(taken)
  return candidateSlots(rules, now).filter((slot) => {
    const [start, endOfCall] = toPair(slot)
    const end = endOfCall + rules.bufferMinutes * 60_000
    return !merged.some(([from, to]) => start < to && from < end)
  })
}

/** Whether the rules offer a call at exactly this instant, taken or not. */
export function isOffered(rules: CallRules, now: Temporal.Instant, startsAt: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(startsAt, now.add({ minutes: rules.minimumNoticeMinutes })) < 0) return false
  const date = officeDate(rules, startsAt)
  const lastDate = officeDate(rules, now).add({ days: rules.horizonDays })
  if (Temporal.PlainDate.compare(date, lastDate) > 0) return false
  return slotsOfDate(rules, date).some((slot) => slot.startsAt.equals(startsAt))
}

/** Whether the rules offer a time, or it is inside the minimum notice and may have been offered earlier. */
export function wasOffered(rules: CallRules, now: Temporal.Instant, start: Temporal.Instant): boolean {
  const earliest = now.add({ minutes: rules.minimumNoticeMinutes })
  return isOffered(rules, now, start) || Temporal.Instant.compare(start, earliest) < 0
}

/** The time that a call takes up, with its buffer. */
export function bookedRange(rules: CallRules, startsAt: Temporal.Instant): TimeRange {
  return withBuffer(rules, { startsAt, endsAt: startsAt.add({ minutes: rules.callMinutes }) })
}

/** Steps by the wall clock: a time that a DST change skips is left out, one that it repeats is offered once. */
function slotsOfDate(rules: CallRules, date: Temporal.PlainDate): TimeRange[] {
  if (rules.daysOff.includes(date.toString())) return []
  const slots: TimeRange[] = []
  for (const span of hoursOfDate(rules, date)) {
    const closing = wallClock(date, minutesOfDay(span.to))
    const step = rules.callMinutes + rules.bufferMinutes
    for (let minute = minutesOfDay(span.from); minute < minutesOfDay(span.to); minute += step) {
      const wall = wallClock(date, minute)
      const start = wall.toZonedDateTime(rules.officeZone, { disambiguation: 'earlier' })
      if (!start.toPlainDateTime().equals(wall)) continue
      const slot = {
        startsAt: start.toInstant(),
        endsAt: start.toInstant().add({ minutes: rules.callMinutes }),
      }
      // A call across a spring-forward change ends an hour later on the wall clock.
      const end = slot.endsAt.toZonedDateTimeISO(rules.officeZone).toPlainDateTime()
      if (Temporal.PlainDateTime.compare(end, closing) > 0) continue
      // Adjoining spans and short nights can bring the next call into the last one's buffer.
      const last = slots.at(-1)
      if (last && overlaps(withBuffer(rules, last), slot)) continue
      slots.push(slot)
    }
  }
  return slots
}

function hoursOfDate(rules: CallRules, date: Temporal.PlainDate): OpenSpan[] {
  return rules.exceptions?.[date.toString()] ?? rules.hours[date.dayOfWeek as IsoWeekday] ?? []
}

function wallClock(date: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ minutes })
}

function withBuffer(rules: CallRules, slot: TimeRange): TimeRange {
  return { startsAt: slot.startsAt, endsAt: slot.endsAt.add({ minutes: rules.bufferMinutes }) }
}
