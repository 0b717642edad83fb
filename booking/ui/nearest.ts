const NEAREST_COUNT = 6

/** The free starts nearest to an unavailable time, in time order. */
export function nearestOf(starts: number[], time: number): number[] {
  // A copy, sorted in place: browsers before 2023 have no toSorted.
  const nearest = [...starts].sort((a, b) => Math.abs(a - time) - Math.abs(b - time))
  return nearest.slice(0, NEAREST_COUNT).sort((a, b) => a - b)
}
