/** The instant of a wall time, or between which two it is when its zone is unknown. */
export type Clock = (wall: Temporal.PlainDateTime) => { earliest: Temporal.Instant; latest: Temporal.Instant }

/** A time, or a date with its midnight. */
export interface Time {
  wall: Temporal.PlainDateTime
  isDate: boolean
  clock: Clock
}

/** The result, or null when there is none. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

const TIME = /(?:^|:)(\d{4}-?\d\d-?\d\d)[T ]?([\d:.]*) ?(Z|[+-][01]\d:?[0-5]\d)?/i

/** Reads a date or a time as written, with `UTC` or its offset as its zone. Of a time that can't be, the date counts. */
export function readWall(text: string) {
  const [, date = '', time = '', zone = ''] = TIME.exec(text.trim()) ?? []
  const [wall, day] = [`${date}T${time}`, date].map((one) => attempt(() => Temporal.PlainDateTime.from(one)))
  if (!day) return null
  return {
    wall: wall ?? day,
    isDate: !wall,
    zone: zone.replace(/z/i, 'UTC'),
    isWhole: Boolean(wall || !time),
  }
}

/** Reads a duration (RFC 5545 3.3.6) of up to a century; null when it names no length. */
export function readDuration(text: string): Temporal.Duration | null {
  const duration = attempt(() => Temporal.Duration.from(text.trim()))
  const years = attempt(() => duration?.total({ unit: 'years', relativeTo: '2000-01-01' }))
  return duration && Math.abs(years ?? Number.POSITIVE_INFINITY) < 100 ? duration : null
}
