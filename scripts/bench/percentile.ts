/**
 * The value that a share of the measurements does not exceed, by the nearest rank.
 * @param share above 0 and up to 1, for example 0.99
 * @throws {Error} when there are none: a figure without a measurement must not reach a table.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error('There is no percentile of no measurements.')
  return value
}
