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

/** Overlapping ranges as one, in epoch milliseconds, in time order. */
export function mergedRanges(taken: TimeRange[]): [from: number, to: number][] {
  const merged: [from: number, to: number][] = []
  for (const [from, to] of taken.map(toPair).sort(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
