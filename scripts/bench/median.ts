/**
 * The middle of some measurements; between the two in the middle when their number is even.
 * @throws {Error} when there are none: a figure without a measurement must not reach a table.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no measurements.')
  return (lower + upper) / 2
}
