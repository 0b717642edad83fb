/** Formats the figures of `promises.ts` for use in sentences. */

/** An en dash that no line ends with: a word joiner follows it, so that a range stays on one line. */
const DASH = '–\u2060'

/** Formats whole dollars: 15000 becomes `$15,000`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** Formats a range: `{ from: 4, to: 6 }` becomes `4 to 6`. */
export function span(range: { readonly from: number; readonly to: number }): string {
  return `${range.from} to ${range.to}`
}

/** Formats a range for a label or a table: `{ from: 4, to: 6 }` becomes `4–6`. In a sentence, use `span`. */
export function dashSpan(range: { readonly from: number; readonly to: number }): string {
  return `${range.from}${DASH}${range.to}`
}

/** Formats a range of whole dollars: `$5,000–$15,000`, in labels and sentences alike. */
export function dollarSpan(range: { readonly from: number; readonly to: number }): string {
  return `${dollars(range.from)}${DASH}${dollars(range.to)}`
}
