/** Formats the figures of `promises.ts` for use in sentences. */

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

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
  return `${range.from}–${range.to}`
}

/** Formats a range of whole dollars: `$5,000–$15,000`, in labels and sentences alike. */
export function dollarSpan(range: { readonly from: number; readonly to: number }): string {
  return `${dollars(range.from)}–${dollars(range.to)}`
}

/**
 * Spells a whole number from 0 to 99, e.g. `twenty-five`.
 * @throws {RangeError} for any other number; write those in digits.
 */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) {
    throw new RangeError(`${count} cannot be spelled out; use digits for figures outside 0 to 99.`)
  }
  const small = SMALL[count]
  if (small !== undefined) return small
  const tens = TENS[Math.floor(count / 10)] ?? ''
  return count % 10 === 0 ? tens : `${tens}-${SMALL[count % 10]}`
}

/** As `inWords`, capitalized. */
export function capitalized(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
