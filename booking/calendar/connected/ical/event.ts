import type { TimeRange } from '../../time-ranges.ts'
import { type Component, type Property, propertiesOf, textOf } from './object.ts'
import { startsByRule } from './series.ts'
import { readDuration, readWall, type Time } from './times.ts'
import { anyClock, clockIn, type Zones } from './zones.ts'

/** When an event or an instance of it begins, and its lengths, of which the longest counts. */
interface Shape {
  first: Time
  lengths: Temporal.Duration[]
  /** False when something of it could not be read. */
  isUnderstood: boolean
}

const DAY = Temporal.Duration.from({ days: 1 })
const HOUR = Temporal.Duration.from({ hours: 1 })

/**
 * The times of an event, those about the range at least, and whether all that says when it is could be read. `changes` are
 * the events that change its instances, of which `isBusy` count.
 */
export function readEvent(
  event: Component,
  changes: Component[],
  isBusy: (event: Component) => boolean,
  zones: Zones,
  range: TimeRange,
) {
  const shape = shapeOf(event, zones)
  if (!shape) return { times: [], isUnderstood: false }
  const { first } = shape
  const changed = changes.flatMap((change) => changesBy(change, zones, isBusy))
  const later = changed
    .filter(({ isOfLater }) => isOfLater)
    .sort((a, b) => Temporal.PlainDateTime.compare(a.of.wall, b.of.wall))
  const dropped = [...changed.map(({ of }) => of), ...timesOf(event, 'EXDATE', zones)]
  const marks = new Set(dropped.map((time) => markOf(time, first)))

  const span = spanOf(range, [shape, ...later.flatMap(({ to }) => to ?? [])], first)
  const rules = propertiesOf(event, 'RRULE').map(({ value }) => startsByRule(value, first, span))
  const starts = rules.flatMap(({ starts }) => starts).filter((wall) => !wall.equals(first.wall))
  const more = propertiesOf(event, 'RDATE').flatMap((property) => extraOf(property, shape, zones))
  const instances = [shape, ...starts.map((wall) => moved(shape, wall)), ...more].filter(
    (one) =>
      !marks.has(String(dayOf(one.first.wall))) &&
      !marks.has(markOf({ ...one.first, isDate: false }, one.first)),
  )
  const times = instances.flatMap((one) => {
    const change = later.findLast(({ of }) => isFrom(one.first, of))
    if (!change) return rangesOf(one)
    const { of, to } = change
    return to ? rangesOf(moved(to, one.first.wall.add(of.wall.until(to.first.wall)))) : []
  })
  return { times, isUnderstood: [shape, ...rules, ...more].every(({ isUnderstood }) => isUnderstood) }
}

/** The instances that an event changes: one, or that and all later ones, which don't take place where it has no shape. */
function changesBy(change: Component, zones: Zones, isBusy: (event: Component) => boolean) {
  const { RANGE } = propertiesOf(change, 'RECURRENCE-ID')[0]?.parameters ?? {}
  // With a rule of its own it is a series of its own.
  const to = isBusy(change) && !textOf(change, 'RRULE') ? shapeOf(change, zones) : null
  return timesOf(change, 'RECURRENCE-ID', zones).map((of) => ({
    of,
    to,
    isOfLater: /^THISANDFUTURE$/i.test(RANGE ?? ''),
  }))
}

const moved = (shape: Shape, wall: Temporal.PlainDateTime): Shape => ({
  ...shape,
  first: { ...shape.first, wall },
})
const dayOf = (wall: Temporal.PlainDateTime) => wall.toPlainDate()
const midnightOf = (wall: Temporal.PlainDateTime) => dayOf(wall).toPlainDateTime()

/** The instance that an exception means. A date means all of that day; for a day, so does its midnight. */
function markOf({ wall, isDate, clock }: Time, first: Time): string {
  const isDay = isDate || (first.isDate && wall.equals(midnightOf(wall)))
  return String(isDay ? dayOf(wall) : clock(wall).earliest)
}

/** Whether a time is another one or later. */
function isFrom(time: Time, other: Time): boolean {
  if (time.isDate || other.isDate) return Temporal.PlainDate.compare(time.wall, other.wall) >= 0
  return Temporal.Instant.compare(time.clock(time.wall).earliest, other.clock(other.wall).earliest) >= 0
}

/** Between which wall times an instance begins that reaches into the range, in any zone and for at most 20 years. */
function spanOf(range: TimeRange, shapes: Shape[], { wall: relativeTo }: Time) {
  const reach = shapes.flatMap(({ first, lengths }) => [...lengths, relativeTo.until(first.wall)])
  const days = reach.map((length) => Math.ceil(length.abs().total({ unit: 'days', relativeTo })))
  const all = days.reduce((sum, one) => sum + one, 2)
  const most = { days: Math.min(all, 20 * 365) }
  const wallOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDateTime()
  return { from: wallOf(range.startsAt).subtract(most), to: wallOf(range.endsAt).add(most) }
}

/**
 * From the earliest to the latest of an instance; without a length it has none. Days are calendar days; hours and the time
 * to DTEND are elapsed (RFC 5545 3.3.6, 3.8.5.3).
 */
function rangesOf({ first: { wall, clock }, lengths }: Shape): TimeRange[] {
  const ends = lengths.map((length) => {
    const { years, months, weeks, days } = length
    const { latest } = clock(wall.add({ years, months, weeks, days }))
    return latest.add(length.with({ years: 0, months: 0, weeks: 0, days: 0 }))
  })
  const [startsAt, ...rest] = [clock(wall).earliest, ...ends].sort(Temporal.Instant.compare)
  const endsAt = rest.at(-1)
  return startsAt && endsAt && !startsAt.equals(endsAt) ? [{ startsAt, endsAt }] : []
}

/** Of a list of dates and times those that can be read, and of each whether it could be read whole. */
function timesOf(event: Component, name: string, zones: Zones) {
  return propertiesOf(event, name).flatMap((property) =>
    property.value.split(',').flatMap((text) => readTime(text, property, zones) ?? []),
  )
}

function readTime(text: string, { parameters }: Property, zones: Zones) {
  const read = readWall(text)
  if (!read) return null
  const isDate = read.isDate || parameters.VALUE?.toUpperCase() === 'DATE'
  const clock = read.zone && !isDate ? clockIn(read.zone) : zones(isDate ? null : parameters.TZID)
  const wall = isDate ? midnightOf(read.wall) : read.wall
  return { wall, isDate, clock, isWhole: read.isWhole && clock !== anyClock }
}

/** Null when no time of it can be read. With its end alone, it is the day up to that. */
function shapeOf(event: Component, zones: Zones): Shape | null {
  const [begin] = timesOf(event, 'DTSTART', zones)
  const [end] = timesOf(event, 'DTEND', zones)
  const dayBefore = end && { ...end, wall: midnightOf(end.wall.subtract({ seconds: 1 })), isDate: false }
  const first = begin ?? timesOf(event, 'RECURRENCE-ID', zones)[0] ?? dayBefore
  if (!first) return null
  const named = [readDuration(textOf(event, 'DURATION')), end ? untilEnd(first, end) : null]
  const lengths = named.filter((length) => length !== null)
  // A date with a time as its end is until then, and any other is a day at least.
  const least = first.isDate && end?.isDate !== false ? [DAY] : []
  const positive = lengths.filter(({ sign }) => sign > 0)
  const isMoment = lengths.some(({ blank }) => blank) || !event.properties.some(({ name }) => isEnd(name))
  const isRead = positive.length > 0 || isMoment
  // An end of the same day that comes before its begin may be the begin.
  const reversed = lengths.filter((one) => one.abs().total({ unit: 'days', relativeTo: first.wall }) <= 1)
  const guessed = isRead ? least : first.isDate ? [DAY] : [HOUR, ...reversed]
  const isUnderstood = isRead && begin?.isWhole === true && end?.isWhole !== false
  return { first, lengths: [...positive, ...guessed], isUnderstood }
}

const isEnd = (name: string) => name === 'DTEND' || name === 'DURATION'

/** The length to an end. The date of the begin, as the end of a time, is the end of that day. */
function untilEnd(first: Time, end: Time): Temporal.Duration {
  if (first.isDate && end.isDate) return first.wall.until(end.wall, { largestUnit: 'days' })
  const isSameDay = end.isDate && end.wall.equals(midnightOf(first.wall))
  const { latest } = end.clock(isSameDay ? end.wall.add(DAY) : end.wall)
  return first.clock(first.wall).latest.until(latest)
}

/** The instances that RDATE adds, as dates, times or periods (RFC 5545 3.8.5.2). */
function extraOf(property: Property, shape: Shape, zones: Zones): Shape[] {
  return property.value.split(',').flatMap((text) => {
    const [begin = '', finish = ''] = text.split('/')
    const first = readTime(begin, property, zones)
    // The event's own instance stands for it, so that the event is named as one that isn't understood.
    if (!first) return { ...shape, isUnderstood: false }
    const end = readTime(finish, property, zones)
    const length = readDuration(finish) ?? (end && untilEnd(first, end))
    const isPeriod = length !== null && length.sign > 0
    const usual = first.isDate && !shape.first.isDate ? [DAY] : shape.lengths
    const isUnderstood = first.isWhole && (isPeriod || !finish)
    return { first, lengths: isPeriod ? [length] : usual, isUnderstood }
  })
}
