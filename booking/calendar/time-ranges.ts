/** A half-open range: `startsAt` inclusive, `endsAt` exclusive. UTC instants. */
export interface TimeRange {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return (
    Temporal.Instant.compare(a.startsAt, b.endsAt) < 0 && Temporal.Instant.compare(b.startsAt, a.endsAt) < 0
  )
}

/**
 * Returns a function that says whether a range overlaps none of `taken`. Finds the only one that could by bisection,
 * because a full calendar has as many taken ranges as it has times to compare them with.
 */
export function freeFinder(taken: TimeRange[]): (range: TimeRange) => boolean {
  const merged = mergedRanges(taken)
  return ({ startsAt, endsAt }) => {
    const startMs = startsAt.epochMilliseconds
    let [from, to] = [0, merged.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((merged[middle]?.endMs ?? 0) <= startMs) from = middle + 1
      else to = middle
    }
    const firstEndingLater = merged[from]
    return firstEndingLater === undefined || endsAt.epochMilliseconds <= firstEndingLater.startMs
  }
}

/** Disjoint ranges in time order, in epoch milliseconds. Calls are disjoint already, the operator's blocks may not be. */
function mergedRanges(taken: TimeRange[]): { startMs: number; endMs: number }[] {
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
