/** Formats cents as whole dollars in en-US, with a minus sign (U+2212): `$12,400`, `−$400`. */
export function formatDollars(cents: number): string {
  const text = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(Math.abs(cents) / 100)
  return cents < 0 ? `−${text}` : text
}

/** Whole dollars from 1 to 1,000,000 as people type them, `$6,500`; null for anything else. */
export function readDollars(typed: string): number | null {
  const bare = typed.replace(/[\s,$]/g, '')
  const value = /^\d{1,7}$/.test(bare) ? Number(bare) : 0
  return value >= 1 && value <= 1_000_000 ? value : null
}
