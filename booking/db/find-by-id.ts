import { sql } from 'kysely'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Up to ten ids of a table that begin with `start`.
 * @param start hexadecimal digits and hyphens, in lower case
 */
export async function idsStartingWith(
  { db }: Store,
  table: 'bookings' | 'blocks' | 'outbox',
  start: string,
): Promise<string[]> {
  const rows = await withStoreErrors('find an id', () =>
    db
      .selectFrom(table as 'bookings')
      .select('id')
      .where(sql<string>`cast(id as text)`, 'like', `${start}%`)
      .orderBy('id')
      .limit(10)
      .execute(),
  )
  return rows.map(({ id }) => id)
}
