import { AGENCY_HOST } from '../core/settings.ts'

/** `endsAt` is exclusive. */
export interface TimeRange {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

/** A range as it is stored: epoch milliseconds. */
export function toPair({ startsAt, endsAt }: TimeRange): [number, number] {
  return [startsAt.epochMilliseconds, endsAt.epochMilliseconds]
}

export function toRange([from, to]: [number, number]): TimeRange {
  const instant = Temporal.Instant.fromEpochMilliseconds
  return { startsAt: instant(from), endsAt: instant(to) }
}

export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return (
    Temporal.Instant.compare(a.startsAt, b.endsAt) < 0 && Temporal.Instant.compare(b.startsAt, a.endsAt) < 0
  )
}

/** Whether a time is taken for a host, or for everybody. */
export function isOf(host: string): (taken: { host: string }) => boolean {
  return (taken) => taken.host === host || taken.host === AGENCY_HOST
}

/** What is left of the ranges outside of all `holes`. */
export function without(ranges: readonly TimeRange[], holes: readonly TimeRange[]): TimeRange[] {
  return holes.reduce<TimeRange[]>(
    (left, hole) =>
      left.flatMap((range) =>
        overlaps(range, hole)
          ? [
              { startsAt: range.startsAt, endsAt: hole.startsAt },
              { startsAt: hole.endsAt, endsAt: range.endsAt },
            ].filter(({ startsAt, endsAt }) => Temporal.Instant.compare(startsAt, endsAt) < 0)
          : [range],
      ),
    [...ranges],
  )
}

/** Returns a check whether a range overlaps none of `taken`. They are merged first, because a full calendar has many. */
export function freeFinder(taken: TimeRange[]): (range: TimeRange) => boolean {
  const merged = mergedRanges(taken)
  return ({ startsAt, endsAt }) => {
    const [start, end] = [startsAt.epochMilliseconds, endsAt.epochMilliseconds]
    return !merged.some(({ startMs, endMs }) => start < endMs && startMs < end)
  }
}

/** Overlapping ranges as one, in epoch milliseconds, in time order. */
export function mergedRanges(taken: TimeRange[]): { startMs: number; endMs: number }[] {
  const ranges = taken
    .map(({ startsAt, endsAt }) => ({ startMs: startsAt.epochMilliseconds, endMs: endsAt.epochMilliseconds }))
    .sort((a, b) => a.startMs - b.startMs)
  const merged: typeof ranges = []
  for (const range of ranges) {
    const last = merged.at(-1)
    if (last && range.startMs < last.endMs) last.endMs = Math.max(last.endMs, range.endMs)
    else merged.push(range)
  }
  return merged
}
