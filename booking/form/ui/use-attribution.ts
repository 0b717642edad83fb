import { useSyncExternalStore } from 'react'
import { ADS_CONSENT, type Attribution, cleanAttribution } from '../../core/attribution/attribution.ts'

let received: Attribution | null = null
const watchers = new Set<() => void>()

/** Stores the attribution of the embedding page; an empty one removes it. */
export function takeAttribution(attribution: Attribution): void {
  received = Object.keys(attribution).length ? attribution : null
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The visitor's attribution: from the embedding page, else from the document's own address. */
export function useAttribution(ofAddress: Attribution): Attribution {
  return useSyncExternalStore(
    watch,
    () => received ?? ofAddress,
    () => ofAddress,
  )
}

/** The valid parameters in the embedding page's message about the visitor's sources; null for any other message. */
export function readSiteAttribution(message: unknown): Attribution | null {
  if (!isObject(message) || message.type !== 'site:attribution' || message.v !== 1) return null
  const { first, last } = message
  if (!isObject(first) || !isObject(last)) return null
  return cleanAttribution((name) => {
    if (name === ADS_CONSENT) return message[ADS_CONSENT]
    const [touch, own] = name.startsWith('first_') ? [first, name.slice('first_'.length)] : [last, name]
    return Object.hasOwn(touch, own) ? touch[own] : undefined
  })
}

/** Listens to the embedding page only, and only if it is of this origin. */
export function listenForAttribution(self: Window, onAttribution: (attribution: Attribution) => void): void {
  if (self.parent === self) return
  self.addEventListener('message', (event) => {
    if (event.source !== self.parent || event.origin !== self.location.origin) return
    const attribution = readSiteAttribution(event.data)
    if (attribution) onAttribution(attribution)
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
