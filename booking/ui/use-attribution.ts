import { useSyncExternalStore } from 'react'
import type { Attribution } from '../domain/attribution.ts'

/** What the page around the widget has handed over. It may arrive before the widget is hydrated. */
let handed: Attribution | null = null
const watchers = new Set<() => void>()

/** Takes what was handed over; an empty one takes it back. One widget a document, so this is all there is. */
export function takeAttribution(attribution: Attribution): void {
  handed = Object.keys(attribution).length ? attribution : null
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** How the visitor came: as the page around the widget says, else as the widget's own address does. */
export function useAttribution(ofAddress: Attribution): Attribution {
  return useSyncExternalStore(
    watch,
    () => handed ?? ofAddress,
    () => ofAddress,
  )
}
