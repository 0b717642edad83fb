import ICAL from 'ical.js'

/** The instant of a wall time. */
export type Clock = (wall: Temporal.PlainDateTime) => Temporal.Instant

/** Midnight for a date. */
export const wallOf = (time: ICAL.Time) => Temporal.PlainDateTime.from(time.toString().slice(0, 19))

/** The clock by which a property's values count; `zone` is that of dates and of times without a zone (RFC 5545 3.3.5). */
export function clockOf(property: ICAL.Property, zone: string): Clock {
  if (String(property.getFirstValue()).endsWith('Z')) return clockIn('UTC')
  const name = property.getFirstParameter('tzid')
  if (!name) return clockIn(zone)
  // By the name first: the rules that programs store with an event are often stale or missing.
  if (isKnown(name)) return clockIn(name)
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

function isKnown(zone: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
