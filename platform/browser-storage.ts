/** What `work` returns; null where the browser's storage is blocked, as it may be inside a frame, or full, or what is in it unreadable. */
export function tryStorage<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
