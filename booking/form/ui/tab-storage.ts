/** Session storage may be blocked inside a frame, or full. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage)
  } catch {
    return null
  }
}

export function writeTab(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)))
}

/** The stored value, of any shape: an older version of the widget may have written it. */
export function readTab(key: string): unknown {
  return withStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null'))
}

export function clearTab(key: string): void {
  withStorage((storage) => storage.removeItem(key))
}
