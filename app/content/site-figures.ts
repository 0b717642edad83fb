/** How the figures of `promises.ts` are spelled in a sentence. */

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

/** Whole dollars as Americans print them: 15000 becomes `$15,000`. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

/** A span in prose: `{ from: 4, to: 6 }` becomes `4 to 6`. */
export function span(range: { readonly from: number; readonly to: number }): string {
  return `${range.from} to ${range.to}`
}

/**
 * A whole number from 0 to 99 in lower-case words, e.g. `twenty-five`.
 * Throws a RangeError for anything else; write such a figure in digits.
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

/** The same with a capital, for the start of a sentence. */
export function capitalized(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
