/** Kinds of conversion: `generate_lead` is Google Analytics' name, `booking` is ours. */
export type ConversionName = 'booking' | 'generate_lead'

export interface Conversion {
  name: ConversionName
  /** Tells one booking or request from the next, so that each is counted once. */
  mark: string
  /** Registers a report that is being sent; the page waits for it before it moves on. */
  until(sent: Promise<void>): void
}

/** Dispatched on `document` when a framed widget reported a conversion; its detail is the Conversion. */
export const CONVERTED = 'site:converted'

let leavingFor: string | undefined

/**
 * Tells the page that the framed widget reported a conversion, waits until analytics has sent it, and moves on
 * to `address`. Without consent nothing is counted and there is nothing to wait for. A second report
 * of the same conversion is ignored.
 */
export async function leaveConverted(name: ConversionName, mark: string, address: string): Promise<void> {
  if (leavingFor === address) return
  leavingFor = address
  // Back from the cache of pages, the widget may be used again.
  const forget = () => {
    leavingFor = undefined
  }
  addEventListener('pageshow', forget, { once: true })
  const sent: Promise<void>[] = []
  const detail: Conversion = { name, mark, until: (promise) => sent.push(promise) }
  document.dispatchEvent(new CustomEvent<Conversion>(CONVERTED, { detail }))
  await Promise.all(sent)
  location.assign(address)
}
