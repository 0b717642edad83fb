import ICAL from 'ical.js'
import { overlaps, type TimeRange } from '../../time-ranges.ts'
import type { BusyTimes } from '../connected-calendar.ts'
import { type Clock, clockOf, startsByRule, wallOf } from './series.ts'

interface CalendarOwner {
  /** The zone for all-day events and for times that name none. */
  zone: string
  /** Email addresses by which events name the owner. */
  addresses: string[]
}

/** When the owner is busy within the range by these iCalendar objects (RFC 5545), and names of the unreadable ones. */
export function busyInICalendar(objects: string[], range: TimeRange, owner: CalendarOwner): BusyTimes {
  const times: TimeRange[] = []
  const unreadable: string[] = []
  for (const object of objects) {
    try {
      for (const time of busyTimesOf(object, range, owner)) times.push(time)
    } catch {
      unreadable.push(nameOf(object))
    }
  }
  return { times, unreadable }
}

/** The title and the start of an event as written in the object, so that its owner can find it. */
function nameOf(object: string): string {
  const event = object.slice(object.indexOf('BEGIN:VEVENT'))
  const read = (name: string) => new RegExp(`^${name}[^:\\r\\n]*:(.{0,60})`, 'm').exec(event)?.[1] ?? '?'
  return `“${read('SUMMARY')}” (${read('DTSTART')})`
}

/** The busy times of one object, which is an event, or a series with its changed instances. */
function busyTimesOf(object: string, range: TimeRange, owner: CalendarOwner): TimeRange[] {
  const { zone } = owner
  const events = new ICAL.Component(ICAL.parse(object)).getAllSubcomponents('vevent')
  const changed = events.flatMap((event) => marksOf(event, 'recurrence-id', zone))
  return events
    .filter((event) => isBusy(event, owner))
    .flatMap((event) => {
      const isChanged = event.hasProperty('recurrence-id')
      return instancesOf(event, range, zone, isChanged ? [] : [...changed, ...marksOf(event, 'exdate', zone)])
    })
    .filter((time) => Temporal.Instant.compare(time.startsAt, time.endsAt) < 0 && overlaps(time, range))
}

function isBusy(event: ICAL.Component, { addresses }: CalendarOwner): boolean {
  const owned = addresses.map((address) => `mailto:${address}`.toLowerCase())
  const isDeclined = event
    .getAllProperties('attendee')
    .filter((attendee) => attendee.getFirstParameter('partstat') === 'DECLINED')
    .some((attendee) => owned.includes(String(attendee.getFirstValue()).toLowerCase()))
  const isOff = event.getFirstPropertyValue('status') === 'CANCELLED'
  return !isDeclined && !isOff && event.getFirstPropertyValue('transp') !== 'TRANSPARENT'
}

/** The instances that a property names, each as an instant, or as a date if the value has no time. */
function marksOf(event: ICAL.Component, name: string, zone: string): string[] {
  return event.getAllProperties(name).flatMap((property) => {
    const clock = clockOf(property, zone)
    const times: ICAL.Time[] = property.getValues()
    return times.map((time) => (time.isDate ? time.toString() : clock(wallOf(time)).toString()))
  })
}

function instancesOf(event: ICAL.Component, range: TimeRange, zone: string, without: string[]): TimeRange[] {
  const begin = event.getFirstProperty('dtstart')
  if (!begin) throw new TypeError('The event has no begin.')
  const first = begin.getFirstValue() as ICAL.Time
  const clock = clockOf(begin, zone)
  const { weeks, days, hours, minutes, seconds } = lengthOf(event, first, clock, zone)
  const instance = (wall: Temporal.PlainDateTime, clockThere: Clock): TimeRange & { marks: string[] } => {
    const startsAt = clockThere(wall)
    const endsAt = clockThere(wall.add({ weeks, days })).add({ hours, minutes, seconds })
    return { startsAt, endsAt, marks: [startsAt.toString(), wall.toPlainDate().toString()] }
  }

  const { startsAt, endsAt } = instance(wallOf(first), clock)
  const from = range.startsAt.subtract(startsAt.until(endsAt)).epochMilliseconds
  const byRules = event
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue() as ICAL.Recur)
    .flatMap((rule) => startsByRule(rule, first, clock, from, range.endsAt.epochMilliseconds))
  const named = [begin, ...event.getAllProperties('rdate')].flatMap((property) =>
    property.getValues().map((time: ICAL.Time) => instance(wallOf(time), clockOf(property, zone))),
  )
  return [...named, ...byRules.map((wall) => instance(wall, clock))].filter(
    ({ marks }) => !marks.some((mark) => without.includes(mark)),
  )
}

/** An event's length. Days are calendar days; hours and the time to DTEND are elapsed (RFC 5545 3.3.6, 3.8.5.3). */
function lengthOf(event: ICAL.Component, first: ICAL.Time, clock: Clock, zone: string): Temporal.Duration {
  const duration = event.getFirstPropertyValue('duration')
  if (duration) return Temporal.Duration.from(duration.toString())
  const end = event.getFirstProperty('dtend')
  if (!end) return Temporal.Duration.from({ days: first.isDate ? 1 : 0 })
  const last = wallOf(end.getFirstValue() as ICAL.Time)
  if (first.isDate) return wallOf(first).until(last, { largestUnit: 'days' })
  return clock(wallOf(first)).until(clockOf(end, zone)(last))
}
