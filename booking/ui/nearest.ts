const NEAREST_COUNT = 6

/** The free starts nearest to a time that cannot be had, in time order. */
export function nearestOf(starts: number[], wanted: number): number[] {
  // A copy, sorted in place: browsers before 2023 have no toSorted.
  const nearest = [...starts].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return nearest.slice(0, NEAREST_COUNT).sort((a, b) => a - b)
}
