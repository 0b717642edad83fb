import { type RawBuilder, sql } from 'kysely'
import { isMessageOf } from './of-calendar.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Up to ten ids of a calendar's rows in a table that begin with `start`.
 * @param start hexadecimal digits and hyphens, in lower case
 */
export async function idsStartingWith(
  { db }: Store,
  host: string,
  table: 'bookings' | 'blocks' | 'outbox',
  start: string,
): Promise<string[]> {
  const rows = await withStoreErrors('find an id', () =>
    db
      .selectFrom(table as 'bookings')
      .select('id')
      .where(sql<string>`cast(id as text)`, 'like', `${start}%`)
      .where(isOf(host, table))
      .orderBy('id')
      .limit(10)
      .execute(),
  )
  return rows.map(({ id }) => id)
}

function isOf(host: string, table: 'bookings' | 'blocks' | 'outbox'): RawBuilder<boolean> {
  return table === 'outbox' ? isMessageOf(host) : sql<boolean>`host = ${host}`
}
