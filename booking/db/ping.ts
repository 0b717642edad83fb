import type { Database } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Milliseconds for which a small write shows that bookings can be saved. */
const WRITE_SHOWS = 30_000

/**
 * A function that resolves when the database answers and has saved a small write within the last 30 seconds: one on a
 * read-only disk still answers. Rejects with `StoreError`.
 */
export function pingOf(db: Database): () => Promise<void> {
  let savedAt = Number.NEGATIVE_INFINITY
  return async () => {
    await withStoreErrors('answer', () => db.selectFrom('bookings').select('id').limit(1).execute())
    if (performance.now() - savedAt < WRITE_SHOWS) return
    const same = db.updateTable('secrets').set(({ ref }) => ({ value: ref('value') }))
    await withStoreErrors('save a small write', () => same.execute())
    savedAt = performance.now()
  }
}
