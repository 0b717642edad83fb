/** Whole dollars in en-US, with a real minus sign: `$12,400`, `−$400`. Takes cents. */
export function formatDollars(cents: number): string {
  const text = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(Math.abs(cents) / 100)
  return cents < 0 ? `−${text}` : text
}
