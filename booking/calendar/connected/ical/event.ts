import type { TimeRange } from '../../time-ranges.ts'
import { type Component, type Property, propertiesOf, textOf } from './object.ts'
import { startsByRule } from './series.ts'
import { readDuration, readWall, type Time } from './times.ts'
import { anyClock, clockIn, type Zones } from './zones.ts'

/** When an event is for the first time, and its lengths, of which all count. */
interface Shape {
  first: Time
  lengths: Temporal.Duration[]
  /** False when something of it could not be read. */
  isUnderstood: boolean
}

interface Instance {
  shape: Shape
  wall: Temporal.PlainDateTime
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
): { times: TimeRange[]; isUnderstood: boolean } {
  const shape = shapeOf(event, zones)
  if (!shape) return { times: [], isUnderstood: false }
  const { first } = shape
  const later = changes.filter(isForLater).flatMap((change) => {
    // With a rule of its own it is a series of its own.
    const isMove = isBusy(change) && !textOf(change, 'RRULE')
    return timesOf(change, 'RECURRENCE-ID', zones).map((of) => ({
      of,
      to: isMove ? shapeOf(change, zones) : null,
    }))
  })
  const exceptions = [event, ...changes].flatMap((one) =>
    timesOf(one, one === event ? 'EXDATE' : 'RECURRENCE-ID', zones),
  )
  const dropped = new Set(exceptions.map((time) => markOf(time, first)))

  const span = spanOf(range, [shape, ...later.flatMap(({ to }) => to ?? [])], first)
  const byRule = propertiesOf(event, 'RRULE').map(({ value }) => startsByRule(value, first, span))
  const starts = byRule.flatMap((one) => one.starts).filter((wall) => !wall.equals(first.wall))
  const walls = [first.wall, ...starts]
  const more = propertiesOf(event, 'RDATE').flatMap((property) => extraOf(property, shape, zones))
  const times = [...walls.map((wall) => ({ shape, wall })), ...more]
    .filter(
      ({
        shape: {
          first: { clock },
        },
        wall,
      }) => !dropped.has(String(dayOf(wall))) && !dropped.has(String(clock(wall).earliest)),
    )
    .flatMap((instance) => {
      const { of, to } = later.findLast((change) => isFrom(instance, change.of)) ?? {}
      if (!of) return rangesOf(instance)
      return to ? rangesOf({ shape: to, wall: instance.wall.add(of.wall.until(to.first.wall)) }) : []
    })
  return {
    times,
    isUnderstood: [shape, ...byRule, ...more.map((one) => one.shape)].every((one) => one.isUnderstood),
  }
}

const isForLater = (change: Component) =>
  propertiesOf(change, 'RECURRENCE-ID')[0]?.parameters.RANGE?.toUpperCase() === 'THISANDFUTURE'

const dayOf = (wall: Temporal.PlainDateTime) => wall.toPlainDate()
const midnightOf = (wall: Temporal.PlainDateTime) => dayOf(wall).toPlainDateTime()

/** The instance that an exception means. A date means all of that day; for a day, so does its midnight. */
function markOf({ wall, isDate, clock }: Time, first: Time): string {
  const isDay = isDate || (first.isDate && wall.equals(midnightOf(wall)))
  return String(isDay ? dayOf(wall) : clock(wall).earliest)
}

/** Whether an instance is at a time or later. */
function isFrom({ shape: { first }, wall }: Instance, { wall: at, isDate, clock }: Time): boolean {
  if (isDate || first.isDate) return Temporal.PlainDate.compare(wall, at) >= 0
  return Temporal.Instant.compare(first.clock(wall).earliest, clock(at).earliest) >= 0
}

/** Between which wall times an instance begins that reaches into the range, in any zone and for at most 20 years. */
function spanOf(range: TimeRange, shapes: Shape[], { wall: relativeTo }: Time) {
  const reach = shapes.flatMap(({ first, lengths }) => [...lengths, relativeTo.until(first.wall)])
  const days = reach.map((length) => Math.ceil(length.abs().total({ unit: 'days', relativeTo })))
  const most = {
    days: Math.min(
      days.reduce((sum, one) => sum + one, 2),
      20 * 365,
    ),
  }
  const wallOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('UTC').toPlainDateTime()
  return { from: wallOf(range.startsAt).subtract(most), to: wallOf(range.endsAt).add(most) }
}

/**
 * From the earliest to the latest of an instance; without a length it has none. Days are calendar days; hours and the time
 * to DTEND are elapsed (RFC 5545 3.3.6, 3.8.5.3).
 */
function rangesOf({ shape: { first, lengths }, wall }: Instance): TimeRange[] {
  const { earliest } = first.clock(wall)
  const ends = lengths.map((length) => {
    const { years, months, weeks, days } = length
    const { latest } = first.clock(wall.add({ years, months, weeks, days }))
    return latest.add(length.with({ years: 0, months: 0, weeks: 0, days: 0 }))
  })
  const [startsAt = earliest, ...rest] = [earliest, ...ends].sort(Temporal.Instant.compare)
  const endsAt = rest.at(-1) ?? startsAt
  return startsAt.equals(endsAt) ? [] : [{ startsAt, endsAt }]
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
  const clock = isDate ? zones.ofDates : read.zone ? clockIn(read.zone) : zones.named(parameters.TZID)
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
  if (positive.length > 0 || isMoment) {
    const isUnderstood = begin?.isWhole === true && end?.isWhole !== false
    return { first, lengths: [...positive, ...least], isUnderstood }
  }
  // An end of the same day that comes before its begin may be the begin.
  const reversed = lengths.filter(
    (length) => length.abs().total({ unit: 'days', relativeTo: first.wall }) <= 1,
  )
  return { first, lengths: first.isDate ? [DAY] : [HOUR, ...reversed], isUnderstood: false }
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
function extraOf(property: Property, shape: Shape, zones: Zones): Instance[] {
  return property.value.split(',').flatMap((text) => {
    const [begin = '', finish = ''] = text.split('/')
    const first = readTime(begin, property, zones)
    if (!first) return []
    const end = readTime(finish, property, zones)
    const length = readDuration(finish) ?? (end && untilEnd(first, end))
    const isPeriod = length !== null && length.sign > 0
    const usual = first.isDate && !shape.first.isDate ? [DAY] : shape.lengths
    const isUnderstood = first.isWhole && (isPeriod || !finish)
    return { shape: { first, lengths: isPeriod ? [length] : usual, isUnderstood }, wall: first.wall }
  })
}
