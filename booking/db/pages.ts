import { setImmediate } from 'node:timers/promises'

/** Rows read at once. */
const PAGE_ROWS = 500

/**
 * Reads a list page by page, so that only its ids are in memory as a whole. Rows that come later are not in it, and
 * those that are deleted meanwhile are left out.
 * @param readIds the ids in order, sorted once
 * @param readRows the rows with these ids, in any order
 */
export async function* pagesOf<Row extends { id: string }>(
  readIds: () => Promise<{ id: string }[]>,
  readRows: (ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const ids = (await readIds()).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += PAGE_ROWS) {
    const wanted = ids.slice(start, start + PAGE_ROWS)
    const rows = new Map((await readRows(wanted)).map((row) => [row.id, row]))
    const page = wanted.flatMap((id) => rows.get(id) ?? [])
    if (page.length > 0) yield page
    // SQLite works in this thread: others get a turn.
    await setImmediate()
  }
}
