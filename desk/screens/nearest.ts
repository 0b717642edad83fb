const NEAREST_COUNT = 6

/** The free starts nearest to a time that cannot be had, in time order. */
export function nearestOf(starts: number[], wanted: number): number[] {
  const nearest = starts.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  return nearest.slice(0, NEAREST_COUNT).sort((a, b) => a - b)
}
