import { newestFirst } from './listings.ts'
import type { SetAsideEntry } from './set-aside.ts'
import type { Store } from './store.ts'

/** Suspicious entries, newest first. */
export function setAsidePages(store: Store): AsyncGenerator<SetAsideEntry[]> {
  return newestFirst<SetAsideEntry>(store, 'setAside', (row) => row)
}
