import { sql } from 'kysely'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Up to two ids of a table that begin with `start`: more than one is too many.
 * @param start hexadecimal digits and hyphens, in lower case
 */
export async function idsStartingWith(
  { db }: Store,
  table: 'bookings' | 'blocks',
  start: string,
): Promise<string[]> {
  const rows = await withStoreErrors('find an id', () =>
    db
      .selectFrom(table)
      .select('id')
      .where(sql<string>`cast(id as text)`, 'like', `${start}%`)
      .limit(2)
      .execute(),
  )
  return rows.map(({ id }) => id)
}

/** PostgreSQL rejects a query whose id is not a UUID; check first. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
