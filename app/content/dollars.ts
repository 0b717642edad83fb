/** Formats whole dollars: `$12,400`. */
export const formatDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`

/** Whole dollars from 1 to 1,000,000 as people type them, `$6,500`; null for anything else. */
export function readDollars(typed: string): number | null {
  const bare = typed.replace(/[\s,$]/g, '')
  const value = /^\d{1,7}$/.test(bare) ? Number(bare) : 0
  return value >= 1 && value <= 1_000_000 ? value : null
}
