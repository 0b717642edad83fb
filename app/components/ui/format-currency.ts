/** Formats cents as whole dollars in en-US, with a minus sign (U+2212): `$12,400`, `−$400`. */
export function formatDollars(cents: number): string {
  const text = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(Math.abs(cents) / 100)
  return cents < 0 ? `−${text}` : text
}
