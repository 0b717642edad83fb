import { newestFirst } from './listings.ts'
import { isEntryOf } from './of-calendar.ts'
import type { SetAsideEntry } from './set-aside.ts'
import type { Store } from './store.ts'

/** Suspicious entries of a calendar's forms, newest first. */
export function setAsidePages(store: Store, host: string): AsyncGenerator<SetAsideEntry[]> {
  return newestFirst<SetAsideEntry>(store, 'setAside', (row) => row, isEntryOf(host))
}
