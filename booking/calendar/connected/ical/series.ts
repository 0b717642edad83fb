import ICAL from 'ical.js'
import { canonicalZone } from '../../../core/format-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The wall times at which a rule starts an event, within a day of the range; `from` and `to` are epoch ms. Takes forever for
 * a rule like each February 30, which anybody can send: call it in a thread (`readApart`).
 */
export function startsByRule(
  rule: ICAL.Recur,
  first: ICAL.Time,
  clock: Clock,
  from: number,
  to: number,
): Temporal.PlainDateTime[] {
  const { until } = rule
  // UNTIL is often in UTC, and ical.js would compare it with wall times; `isAfter` applies it below.
  rule.until = null
  const dtstart = ICAL.Time.fromString(wallOf(first).toString(), null)
  dtstart.isDate = first.isDate
  const starts: Temporal.PlainDateTime[] = []
  const steps = new ICAL.RecurIterator({ rule, dtstart })
  for (let time = steps.next(); time && epochMs(time) < to + DAY_MS; time = steps.next()) {
    if (epochMs(time) > from - DAY_MS) starts.push(wallOf(time))
  }
  return until ? starts.filter((wall) => !isAfter(wall, until, clock)) : starts
}

const epochMs = (time: ICAL.Time) => time.toUnixTime() * 1000

/** Whether an event begins after the end of its series, which is a day, an instant or a wall time. */
function isAfter(wall: Temporal.PlainDateTime, until: ICAL.Time, clock: Clock): boolean {
  const end = wallOf(until)
  if (until.isDate) return Temporal.PlainDate.compare(wall, end) > 0
  if (until.toString().endsWith('Z'))
    return Temporal.Instant.compare(clock(wall), end.toZonedDateTime('UTC').toInstant()) > 0
  return Temporal.PlainDateTime.compare(wall, end) > 0
}

/** The instant of a wall time. */
export type Clock = (wall: Temporal.PlainDateTime) => Temporal.Instant

/** Midnight for a date. */
export const wallOf = (time: ICAL.Time) => Temporal.PlainDateTime.from(time.toString().slice(0, 19))

/** The clock by which a property's values count; `zone` is that of dates and of times without a zone (RFC 5545 3.3.5). */
export function clockOf(property: ICAL.Property, zone: string): Clock {
  if (String(property.getFirstValue()).endsWith('Z')) return clockIn('UTC')
  const name = property.getFirstParameter('tzid')
  if (!name) return clockIn(zone)
  // The name comes first, because the zone rules that programs store with an event are often stale or missing.
  if (canonicalZone(name)) return clockIn(name)
  const stored: ICAL.Timezone | null = property.parent.getTimeZoneByID(name)
  if (!stored) return clockIn(zone)
  return (wall) => {
    const seconds = stored.utcOffset(ICAL.Time.fromDateTimeString(wall.toString()))
    return wall.toZonedDateTime('UTC').toInstant().subtract({ seconds })
  }
}

const clockIn =
  (zone: string): Clock =>
  (wall) =>
    wall.toZonedDateTime(zone).toInstant()
