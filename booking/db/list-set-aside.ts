import type { Selectable } from 'kysely'
import { newestFirst } from './listings.ts'
import type { Store } from './store.ts'
import type { SetAsideTable } from './tables.ts'

export type SetAsideEntry = Selectable<SetAsideTable>

/** Suspicious entries, newest first. */
export function setAsidePages(store: Store): AsyncGenerator<SetAsideEntry[]> {
  return newestFirst<SetAsideEntry>(store, 'setAside', (row) => row)
}
