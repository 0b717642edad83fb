import { setImmediate } from 'node:timers/promises'

/** Rows read at once. */
export const PAGE_ROWS = 500

/**
 * Reads a list page by page, so that it is never in memory as a whole. Each page begins after the last row of the one
 * before: rows that come and go meanwhile move nothing.
 * @param read at most `PAGE_ROWS` rows after this one, in order
 */
export async function* pagesOf<Row>(read: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | undefined
  for (;;) {
    const page = await read(after)
    if (page.length > 0) yield page
    if (page.length < PAGE_ROWS) return
    after = page.at(-1)
    // SQLite works in this thread: others get a turn.
    await setImmediate()
  }
}
