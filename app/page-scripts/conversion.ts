/** What a visit can lead to, by the names that Google Analytics has for it or, for a booking, by our own. */
export type ConversionName = 'booking' | 'generate_lead'

export interface Conversion {
  name: ConversionName
  /** Tells one booking or request from the next, so that each is counted once. */
  mark: string
  /** Whoever reports it says here when it is out. */
  until(sent: Promise<void>): void
}

/** Dispatched on `document` when a framed widget has said that it happened; its detail is the Conversion. */
export const CONVERTED = 'site:converted'

let pending: Promise<void> | undefined

/**
 * Tells the page that the framed widget reported a conversion, and waits until whoever counts has sent it. Nobody
 * counts without consent, and then there is nothing to wait for. A widget that says it twice waits for the first.
 */
export function reportConversion(name: ConversionName, mark: string): Promise<void> {
  pending ??= tellAndWait(name, mark).finally(() => {
    pending = undefined
  })
  return pending
}

async function tellAndWait(name: ConversionName, mark: string): Promise<void> {
  const sent: Promise<void>[] = []
  const detail: Conversion = { name, mark, until: (promise) => sent.push(promise) }
  document.dispatchEvent(new CustomEvent<Conversion>(CONVERTED, { detail }))
  await Promise.all(sent)
}
