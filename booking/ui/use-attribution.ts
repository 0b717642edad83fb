import { useSyncExternalStore } from 'react'
import type { Attribution } from '../domain/attribution.ts'

/** The attribution received from the embedding page, possibly before hydration. */
let received: Attribution | null = null
const watchers = new Set<() => void>()

/** Stores the attribution of the embedding page; an empty one removes it. One component per document shares this. */
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
